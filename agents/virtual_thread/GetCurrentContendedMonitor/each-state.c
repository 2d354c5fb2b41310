/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetCurrentContendedMonitor returns the monitor that a virtual thread waits to enter, else null.");

static void observe(JNIEnv *jni, jobject subjects)
{
    /* A thread may show that it is blocked before it shows at what; one that waits contends for F while it
     * is awake, for no reason. */
    static const char passing[THREADS] = {
        [ENTERING] = '-', [PLATFORM_ENTERING] = '-', [PLATFORM_BLOCKED] = '-',
        [WAITING] = 'F',  [PLATFORM_WAITING] = 'F',
    };
    struct timespec beginning = {0};
    await_blocked(jni, subjects, ENTERING, PLATFORM_BLOCKED);
    for (int i = 0; i < THREADS; i++) {
        say_contended_letter(jni, subjects, i, passing[i], &beginning);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
