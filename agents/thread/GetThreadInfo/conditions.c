/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetThreadInfo works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiThreadInfo info;
    return ti_in(env, GetThreadInfo, with.thread, &info);
}

CONDITIONS("GetThreadInfo", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                          "start", "unload", "live"));
