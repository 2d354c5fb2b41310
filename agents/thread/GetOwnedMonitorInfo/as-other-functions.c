/* SPDX-License-Identifier: Apache-2.0 */
#include "scenarios.h"

TITLE("GetOwnedMonitorInfo agrees with the other functions for monitors in each scenario.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_scenarios(jni, subject, compare_platform_monitors);
}

/* Bulk oracle: it compares fifteen threads in all that several functions report about them. */
TEST(.target = "assay.Scenarios", .args = LIST("platform"), .probe = observe,
     .needs = {.can_suspend = 1,
               .can_get_monitor_info = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_owned_monitor_stack_depth_info = 1,
               .can_get_current_contended_monitor = 1},
     .cases = SCENARIO_CASES);
