/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("A suspended thread that was parked, or sleeping, contends for no monitor.");

static void observe(JNIEnv *jni, jobject threads)
{
    for (jint i = 0; i < 3; i++) {
        jthread thread = (*jni)->GetObjectArrayElement(jni, threads, i);
        say_contended_monitor_suspended(jni, thread_name(thread), thread);
    }
}

TEST(.target = "monitor.Elsewhere", .probe = observe,
     .needs = {.can_suspend = 1, .can_get_current_contended_monitor = 1});
