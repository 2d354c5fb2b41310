/* SPDX-License-Identifier: Apache-2.0 */
#include "../contending.h"

TITLE("MonitorWait and MonitorWaited are posted on the virtual thread that calls Object.wait.");

static void observe(JNIEnv *jni, jobject thread)
{
    on(MonitorWait, say_known_wait);
    on(MonitorWaited, say_and_keep_waited);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Contending", .probe = contending_probe,
     .needs = {.can_generate_monitor_events = 1});
