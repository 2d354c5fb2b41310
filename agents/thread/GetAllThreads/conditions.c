/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetAllThreads refuses unattached threads and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jthread *threads;
    return ti_in(env, GetAllThreads, &count, &threads);
}

CONDITIONS("GetAllThreads", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                          "start", "unload", "live"));
