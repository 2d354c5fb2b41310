/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetAllModules works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jobject *modules;
    return ti_in(env, GetAllModules, &count, &modules);
}

CONDITIONS("GetAllModules", .since = 9,
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "live"));
