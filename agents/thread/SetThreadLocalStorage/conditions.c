/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetThreadLocalStorage refuses unattached threads and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    static int data;
    return ti_in(env, SetThreadLocalStorage, with.thread, &data);
}

CONDITIONS("SetThreadLocalStorage", .cases = LIST("unattached-thread", "disposed-environment",
                                                  "load", "unload", "start", "live"));
