/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetFrameLocation is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jmethodID method;
    jlocation location;
    return ti_in(env, GetFrameLocation, with.thread, 0, &method, &location);
}

REFUSED("GetFrameLocation",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
