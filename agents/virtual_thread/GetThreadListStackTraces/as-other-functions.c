/* SPDX-License-Identifier: Apache-2.0 */
#include "scenarios.h"
#include "virtual.h"

TITLE("GetThreadListStackTraces and functions for one virtual thread agree in each scenario.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_scenarios(jni, subject, compare_virtual_stacks);
}

/* Bulk oracle: it compares fifteen threads in all that several functions report about them. */
TEST(VIRTUAL_THREADS_WITH("-Djdk.virtualThreadScheduler.parallelism=20"),
     .target = "assay.Scenarios", .args = LIST("virtual"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1}, .cases = SCENARIO_CASES);
