/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetThreadGroupChildren refuses unattached threads and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint threads;
    jint groups;
    jthread *thread_list;
    jthreadGroup *group_list;
    return ti_in(env, GetThreadGroupChildren, with.group, &threads, &thread_list, &groups,
                 &group_list);
}

CONDITIONS("GetThreadGroupChildren", .cases = LIST("unattached-thread", "disposed-environment",
                                                   "load", "start", "unload", "live"));
