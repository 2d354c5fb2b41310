/* SPDX-License-Identifier: Apache-2.0 */
#include "../native_entering.h"
#include "monitors.h"
#include "threads.h"

TITLE("GetOwnedMonitorStackDepthInfo lists another thread's JNI monitor, not a contended one.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (entered(jni, subject))
        return;
    jthread contender = element(jni, subject, 1);
    wait_for_state(contender, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_owned_monitor_depths(jni, "owner", element(jni, subject, 0));
    say_owned_monitor_depths(jni, "contender", contender);
}

TEST(.target = "monitor.NativeEntering", .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
