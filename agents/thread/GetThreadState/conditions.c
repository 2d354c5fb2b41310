/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetThreadState refuses unattached threads and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint state;
    return ti_in(env, GetThreadState, with.thread, &state);
}

CONDITIONS("GetThreadState", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                           "start", "unload", "live"));
