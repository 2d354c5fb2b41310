/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"
#include "virtual.h"

TITLE("SuspendAllVirtualThreads refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    return suspend_all_virtual_threads(env, 0, NULL);
}

CONDITIONS("SuspendAllVirtualThreads", VIRTUAL_THREADS,
           .needs = {.can_suspend = 1, .can_support_virtual_threads = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
