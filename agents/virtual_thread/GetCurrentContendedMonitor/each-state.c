/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetCurrentContendedMonitor returns the monitor that a virtual thread waits to enter, else null.");

static void observe(JNIEnv *jni, jobject subjects)
{
    say_contended_letters(jni, subjects, false);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
