/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"
#include "virtual.h"

TITLE("SuspendAllVirtualThreads refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiError error = suspend_all_virtual_threads(env, 0, NULL);
    if (error == JVMTI_ERROR_NONE) /* one of the class library may have what the end needs */
        resume_all_virtual_threads(env, 0, NULL);
    return error;
}

CONDITIONS("SuspendAllVirtualThreads", VIRTUAL_THREADS,
           .needs = {.can_suspend = 1, .can_support_virtual_threads = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
