/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("A wait that ends at once since the thread is interrupted has both events or none.");

static void observe(JNIEnv *jni, jobject subjects)
{
    know_locks(jni, subjects);
    on(MonitorWait, say_known_wait);
    on(MonitorWaited, say_known_waited);
}

TEST(.target = "monitor.Waiting", .args = LIST("interrupted-before"), .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
