/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetNamedModule works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jobject module;
    return ti_in(env, GetNamedModule, NULL, "java/lang", &module);
}

CONDITIONS("GetNamedModule", .since = 9,
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "live"));
