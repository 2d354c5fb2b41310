/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetThreadGroupInfo refuses unattached threads and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiThreadGroupInfo info;
    return ti_in(env, GetThreadGroupInfo, with.group, &info);
}

CONDITIONS("GetThreadGroupInfo", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                               "start", "unload", "live"));
