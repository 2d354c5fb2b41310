/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetTopThreadGroups refuses unattached threads and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jthreadGroup *groups;
    return ti_in(env, GetTopThreadGroups, &count, &groups);
}

CONDITIONS("GetTopThreadGroups", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                               "start", "unload", "live"));
