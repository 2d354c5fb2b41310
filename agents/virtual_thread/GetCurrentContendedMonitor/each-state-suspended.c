/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetCurrentContendedMonitor returns the monitor that a suspended virtual thread waits to enter.");

static void observe(JNIEnv *jni, jobject subjects)
{
    await_blocked(jni, subjects, ENTERING, PLATFORM_BLOCKED);
    for (int i = 0; i < THREADS; i++) {
        char found;
        jthread thread = a_thread(jni, subjects, i);
        suspend_staying(jni, subjects, i);
        jvmtiError error = contended_letter(jni, subjects, thread, &found);
        say("%s: %s %c", thread_name(thread), error_name(error), found);
        must(ResumeThread, thread);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1, .can_suspend = 1});
