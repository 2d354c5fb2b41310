/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Threads in many scenarios at once (assay.Scenarios), and what one function reports about them compared
 * with what the others say.
 *
 *     static void observe(JNIEnv *jni, jobject subject)
 *     {
 *         observe_scenarios(jni, subject, compare_platform_stacks);
 *     }
 *
 *     TEST(.target = "assay.Scenarios", .args = LIST("platform"), .probe = observe,
 *          .needs = {.can_suspend = 1}, .cases = SCENARIO_CASES);
 *
 * The threads are suspended in the case "suspended". In the other one they are not, and only what
 * stays the same in a thread that waits is compared.
 */
#ifndef ASSAY_SCENARIOS_H
#define ASSAY_SCENARIOS_H

#include "record.h"
#include "threads.h"

#define SCENARIO_CASES LIST("suspended", "not-suspended")

/* A comparison of the thread in the scenario of that name: records with `differs`. */
typedef void (*compare_scenario)(JNIEnv *jni, const char *name, jthread thread);

/* The probe. Says how many threads were compared, and the first difference. */
void observe_scenarios(JNIEnv *jni, jobject subject, compare_scenario compare);

/* The same, compared by a thread of the kind that the case names (callers.h): first while they are
 * not suspended, and then while they are. */
void observe_scenarios_by_callers(JNIEnv *jni, jobject subject, compare_scenario compare);

/* The state, the frames and their number: GetThreadState, GetFrameCount, GetStackTrace,
 * GetFrameLocation and GetThreadListStackTraces, and for platform threads GetAllStackTraces. */
void compare_platform_stacks(JNIEnv *jni, const char *name, jthread thread);
void compare_virtual_stacks(JNIEnv *jni, const char *name, jthread thread);

/* Owned and contended monitors: GetOwnedMonitorInfo, GetOwnedMonitorStackDepthInfo and
 * GetCurrentContendedMonitor, and for platform threads GetObjectMonitorUsage. */
void compare_platform_monitors(JNIEnv *jni, const char *name, jthread thread);
void compare_virtual_monitors(JNIEnv *jni, const char *name, jthread thread);

#endif
