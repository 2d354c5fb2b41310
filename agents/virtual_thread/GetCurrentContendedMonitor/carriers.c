/* SPDX-License-Identifier: Apache-2.0 */
#include "../pinned.h"
#include "carriers.h"

TITLE("GetCurrentContendedMonitor gives no platform thread the monitor of a pinned virtual thread.");

static void observe(JNIEnv *jni, jthread thread)
{
    jobject monitor = NULL;
    /* The thread may show its state a moment before its monitor. */
    struct timespec beginning = {0};
    do
        must(GetCurrentContendedMonitor, thread, &monitor);
    while (monitor == NULL && wait_goes_on(&beginning));
    say("virtual: %s", pinned_monitor(jni, monitor));
    say_contending_platform_threads(jni, pinned_lock(jni, "INNER"));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .needs = {.can_support_virtual_threads = 1, .can_get_current_contended_monitor = 1},
     .cases = LIST("blocked", "jni"));
