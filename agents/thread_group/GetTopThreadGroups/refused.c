/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetTopThreadGroups is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jthreadGroup *groups;
    return ti_in(env, GetTopThreadGroups, &count, &groups);
}

REFUSED("GetTopThreadGroups",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
