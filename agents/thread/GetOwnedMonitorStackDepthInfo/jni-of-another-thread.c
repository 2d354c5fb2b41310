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
    /* A JVM may enter monitors by code in Java, which then has frames. */
    must(SuspendThread, contender);
    say_owned_monitor_frames(jni, "contender", contender);
    must(ResumeThread, contender);
}

TEST(.target = "monitor.NativeEntering", .probe = observe,
     .needs = {.can_suspend = 1, .can_get_owned_monitor_stack_depth_info = 1});
