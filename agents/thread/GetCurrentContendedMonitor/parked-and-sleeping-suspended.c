/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetCurrentContendedMonitor reports no monitor for suspended threads that parked or slept.");

static void observe(JNIEnv *jni, jobject threads)
{
    for (jint i = 0; i < 3; i++) {
        jthread thread = (*jni)->GetObjectArrayElement(jni, threads, i);
        say_contended_monitor_suspended(jni, thread_name(thread), thread);
    }
}

TEST(.target = "monitor.ParkedAndSleeping", .probe = observe,
     .needs = {.can_suspend = 1, .can_get_current_contended_monitor = 1});
