/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetOwnedMonitorInfo returns the monitors of virtual threads in each state.");

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int i = 0; i < THREADS; i++)
        say_owned_letters(jni, subjects, i, false);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1});
