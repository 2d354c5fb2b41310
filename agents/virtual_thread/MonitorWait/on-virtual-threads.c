/* SPDX-License-Identifier: Apache-2.0 */
#include "../contending.h"

TITLE("Object.wait of a virtual thread is reported before and after, with its timeout.");

static void observe(JNIEnv *jni, jobject thread)
{
    on(MonitorWait, say_monitor_wait);
    on(MonitorWaited, say_monitor_waited);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Contending", .probe = contending_probe,
     .needs = {.can_generate_monitor_events = 1});
