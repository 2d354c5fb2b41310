/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetClassStatus is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint status;
    return ti_in(env, GetClassStatus, with.klass, &status);
}

REFUSED("GetClassStatus",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
