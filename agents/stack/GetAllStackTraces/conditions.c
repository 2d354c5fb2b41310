/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetAllStackTraces succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiStackInfo *stacks;
    jint count;
    return ti_in(env, GetAllStackTraces, 4, &stacks, &count);
}

CONDITIONS("GetAllStackTraces", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                              "start", "unload", "live"));
