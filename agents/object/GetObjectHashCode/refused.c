/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetObjectHashCode is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint code;
    return ti_in(env, GetObjectHashCode, with.object, &code);
}

REFUSED("GetObjectHashCode",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
