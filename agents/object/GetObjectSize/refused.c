/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetObjectSize is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jlong size;
    return ti_in(env, GetObjectSize, with.object, &size);
}

REFUSED("GetObjectSize",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
