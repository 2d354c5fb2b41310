/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetThreadGroupChildren is refused from a thread that is not attached, through a "
      "disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint threads;
    jint groups;
    jthread *thread_list;
    jthreadGroup *group_list;
    return ti_in(env, GetThreadGroupChildren, with.group, &threads, &thread_list, &groups,
                 &group_list);
}

REFUSED("GetThreadGroupChildren",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
