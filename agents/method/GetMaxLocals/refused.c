/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetMaxLocals is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint locals;
    return ti_in(env, GetMaxLocals, with.method, &locals);
}

REFUSED("GetMaxLocals",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
