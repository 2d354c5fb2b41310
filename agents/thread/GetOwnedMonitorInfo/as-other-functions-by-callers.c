/* SPDX-License-Identifier: Apache-2.0 */
#include "callers.h"
#include "scenarios.h"

TITLE("Functions for monitors agree in each scenario, whichever thread calls them.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_scenarios_by_callers(jni, subject, compare_platform_monitors);
}

/* Bulk oracle: it compares fifteen threads in all that several functions report about them. */
TEST(.target = "assay.Scenarios", .args = LIST("platform"), .probe = observe,
     .needs = {.can_suspend = 1,
               .can_get_monitor_info = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_owned_monitor_stack_depth_info = 1,
               .can_get_current_contended_monitor = 1,
               CALLER_NEEDS},
     .cases = CALLER_CASES);
