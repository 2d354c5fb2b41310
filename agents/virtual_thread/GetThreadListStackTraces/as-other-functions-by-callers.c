/* SPDX-License-Identifier: Apache-2.0 */
#include "callers.h"
#include "scenarios.h"
#include "virtual.h"

TITLE("Functions for stacks of virtual threads agree in each scenario, whichever thread calls them.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_scenarios_by_callers(jni, subject, compare_virtual_stacks);
}

/* Bulk oracle: it compares fifteen threads in all that several functions report about them. */
TEST(VIRTUAL_THREADS_WITH("-Djdk.virtualThreadScheduler.parallelism=20"),
     .target = "assay.Scenarios", .args = LIST("virtual"), .probe = observe,
     .needs = {.can_suspend = 1, CALLER_NEEDS, .can_support_virtual_threads = 1},
     .cases = ALL_CALLER_CASES);
