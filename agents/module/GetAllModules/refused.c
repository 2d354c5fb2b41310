/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetAllModules is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jobject *modules;
    return ti_in(env, GetAllModules, &count, &modules);
}

REFUSED("GetAllModules", .since = 9,
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
