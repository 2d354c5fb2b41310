/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetFrameCount is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    return ti_in(env, GetFrameCount, with.thread, &count);
}

REFUSED("GetFrameCount",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
