/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetOwnedMonitorInfo returns each monitor of a virtual thread once, also after garbage collections.");

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int collections = 0; collections <= 2; collections++) {
        for (int i = 0; i < VIRTUAL_ONES; i++)
            say_owned_letters(jni, subjects, i, false);
        SAY_CALL(ForceGarbageCollection);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe, .timeout = 60,
     .needs = {.can_get_owned_monitor_info = 1});
