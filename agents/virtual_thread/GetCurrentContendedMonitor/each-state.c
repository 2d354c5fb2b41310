/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetCurrentContendedMonitor returns the monitor that a virtual thread waits to enter, else null.");

static void observe(JNIEnv *jni, jobject subjects)
{
    await_blocked(jni, subjects, ENTERING, PLATFORM_BLOCKED);
    for (int i = 0; i < THREADS; i++) {
        jthread thread = a_thread(jni, subjects, i);
        jvmtiError error;
        char found;
        struct timespec beginning = {0};
        /* A waiter that is awake for no reason contends for F until it waits again. */
        do
            error = contended_letter(jni, subjects, thread, &found);
        while (found == 'F' && wait_goes_on(&beginning));
        say("%s: %s %c", thread_name(thread), error_name(error), found);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
