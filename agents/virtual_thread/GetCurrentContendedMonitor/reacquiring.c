/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetCurrentContendedMonitor returns the monitor that a notified virtual thread has to reacquire.");

static void observe(JNIEnv *jni, jobject subjects)
{
    struct timespec beginning = {0};
    await_blocked(jni, subjects, WAITING, PLATFORM_WAITING);
    for (int i = WAITING; i <= PLATFORM_WAITING; i += 2)
        say_contended_letter(jni, subjects, i, '-', &beginning);
    for (int i = WAITING; i <= PLATFORM_WAITING; i += 2)
        say_owned_letters(jni, subjects, i, false);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .args = LIST("notified"),
     .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1, .can_get_owned_monitor_info = 1});
