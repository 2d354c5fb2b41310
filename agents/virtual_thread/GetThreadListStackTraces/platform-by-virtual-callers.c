/* SPDX-License-Identifier: Apache-2.0 */
#include "callers.h"
#include "scenarios.h"
#include "virtual.h"

TITLE("Functions for stacks of platform threads agree in each scenario where virtual threads call.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_scenarios_by_callers(jni, subject, compare_platform_stacks);
}

/* Bulk oracle: it compares fifteen threads in all that several functions report about them. */
TEST(VIRTUAL_THREADS, .target = "assay.Scenarios", .args = LIST("platform"), .probe = observe,
     .needs = {.can_suspend = 1, CALLER_NEEDS}, .cases = VIRTUAL_CALLER_CASES);
