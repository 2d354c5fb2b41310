/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorWait is not posted for calls of Object.wait that throw at once.");

static void observe(JNIEnv *jni, jobject subjects)
{
    know_locks(jni, subjects);
    on(MonitorWait, say_known_wait);
    on(MonitorWaited, say_and_keep_waited);
}

TEST(.target = "monitor.Waiting", .args = LIST("not-owned", "negative", "timed-out"),
     .probe = observe, .needs = {.can_generate_monitor_events = 1});
