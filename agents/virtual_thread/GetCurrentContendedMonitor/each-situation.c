/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("The monitor that a virtual thread wants to enter, and null for the others.");

static void observe(JNIEnv *jni, jobject subjects)
{
    await_blocked(jni, subjects, ENTERING, PLATFORM_BLOCKED);
    for (int i = 0; i < THREADS; i++)
        say_contended(jni, subjects, a_thread(jni, subjects, i));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
