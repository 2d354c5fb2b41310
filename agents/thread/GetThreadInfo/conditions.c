/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetThreadInfo refuses unattached threads and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiThreadInfo info;
    return ti_in(env, GetThreadInfo, with.thread, &info);
}

CONDITIONS("GetThreadInfo", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                          "start", "unload", "live"));
