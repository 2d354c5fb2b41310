/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetThreadLocalStorage refuses unattached threads and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    void *data;
    return ti_in(env, GetThreadLocalStorage, with.thread, &data);
}

CONDITIONS("GetThreadLocalStorage", .cases = LIST("unattached-thread", "disposed-environment",
                                                  "load", "unload", "start", "live"));
