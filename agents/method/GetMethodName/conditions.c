/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetMethodName works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    char *name;
    return ti_in(env, GetMethodName, with.method, &name, NULL, NULL);
}

CONDITIONS("GetMethodName", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                          "unload", "start", "live"));
