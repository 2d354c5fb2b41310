/* SPDX-License-Identifier: Apache-2.0 */
#include "scenarios.h"

TITLE("GetAllThreads lists a thread once whatever it does, and while it is suspended.");

static void compare(JNIEnv *jni, const char *name, jthread thread)
{
    int times = times_listed(jni, thread);
    if (times != 1)
        differs("%s: expected once, actual %d times", name, times);
}

static void observe(JNIEnv *jni, jobject subject)
{
    observe_scenarios(jni, subject, compare);
}

/* Bulk oracle: fifteen threads, each in another state. */
TEST(.target = "assay.Scenarios", .args = LIST("platform"), .probe = observe,
     .needs = {.can_suspend = 1}, .cases = SCENARIO_CASES);
