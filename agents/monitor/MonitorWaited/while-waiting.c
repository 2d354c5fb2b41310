/* SPDX-License-Identifier: Apache-2.0 */
#include "../midway.h"

TITLE("MonitorWaited can be enabled and disabled while the thread waits already.");

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    say_midway(jni, "MonitorWaited", thread, object);
}

MIDWAY_HOOKS(MonitorWaited, waited)

TEST(.target = "monitor.Midway", .args = LIST("waiting"), .probe = midway_probe,
     .cases = MIDWAY_CASES, .needs = {.can_generate_monitor_events = 1});
