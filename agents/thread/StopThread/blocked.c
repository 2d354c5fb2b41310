/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("StopThread throws in a thread that is blocked, at the latest when it enters, and leaves no monitor.");

static void observe(JNIEnv *jni, jobject subjects)
{
    if (subjects == NULL) {
        say_owned_monitors(jni, "stopped", NULL);
        return;
    }
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jobject thrown = (*jni)->GetObjectArrayElement(jni, subjects, 1);
    SAY_CALL(StopThread, thread, thrown);
}

TEST(.target = "thread.StoppedAtMonitor", .probe = observe,
     .needs = {.can_signal_thread = 1, .can_get_owned_monitor_info = 1});
