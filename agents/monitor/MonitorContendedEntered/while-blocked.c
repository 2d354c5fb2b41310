/* SPDX-License-Identifier: Apache-2.0 */
#include "../midway.h"

TITLE("MonitorContendedEntered can be enabled and disabled while the thread is blocked already.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    say_midway(jni, "MonitorContendedEntered", thread, object);
}

MIDWAY_HOOKS(MonitorContendedEntered, entered)

TEST(.target = "monitor.Midway", .args = LIST("blocked"), .probe = midway_probe,
     .cases = MIDWAY_CASES, .needs = {.can_generate_monitor_events = 1});
