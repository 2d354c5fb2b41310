/* SPDX-License-Identifier: Apache-2.0 */
#include "scenarios.h"

TITLE("GetThreadListStackTraces, GetAllStackTraces and functions for one thread agree in each scenario.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_scenarios(jni, subject, compare_platform_stacks);
}

/* Bulk oracle: it compares fifteen threads in all that several functions report about them. */
TEST(.target = "assay.Scenarios", .args = LIST("platform"), .probe = observe,
     .needs = {.can_suspend = 1}, .cases = SCENARIO_CASES);
