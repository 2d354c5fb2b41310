/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetThreadListStackTraces succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiStackInfo *stacks;
    return ti_in(env, GetThreadListStackTraces, 1, &with.thread, 4, &stacks);
}

CONDITIONS("GetThreadListStackTraces", .cases = LIST("unattached-thread", "disposed-environment",
                                                     "load", "start", "unload", "live"));
