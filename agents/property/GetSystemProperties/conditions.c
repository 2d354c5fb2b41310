/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetSystemProperties works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    char **names;
    return ti_in(env, GetSystemProperties, &count, &names);
}

CONDITIONS("GetSystemProperties", .cases = LIST("unattached-thread", "disposed-environment",
                                                "start", "unload", "load", "live"));
