/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetCurrentContendedMonitor reports no monitor for parked and sleeping threads.");

static void observe(JNIEnv *jni, jobject threads)
{
    for (jint i = 0; i < 3; i++) {
        jthread thread = (*jni)->GetObjectArrayElement(jni, threads, i);
        say_contended_monitor(jni, thread_name(thread), thread);
    }
}

TEST(.target = "monitor.ParkedAndSleeping", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
