/* SPDX-License-Identifier: Apache-2.0 */
#include "../contenders.h"
#include "monitors.h"
#include "threads.h"

TITLE("GetCurrentContendedMonitor distinguishes suspended threads that were blocked from waiting ones.");

static void observe(JNIEnv *jni, jobject subjects)
{
    for (jint i = 2; i < 5; i++) {
        jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, i);
        check_waiting(thread);
        if (strcmp(thread_name(thread), "entering") == 0)
            say_contending_suspended(jni, thread_name(thread), thread);
        else
            say_contended_monitor_suspended(jni, thread_name(thread), thread);
    }
}

TEST(.target = "monitor.Contenders", .probe = observe,
     .needs = {.can_suspend = 1, .can_get_current_contended_monitor = 1});
