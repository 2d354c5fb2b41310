/* SPDX-License-Identifier: Apache-2.0 */
#include "../native_entering.h"
#include "monitors.h"
#include "threads.h"

TITLE("GetOwnedMonitorInfo lists another thread's monitor entered through JNI, not a contended one.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (entered(jni, subject))
        return;
    jthread contender = element(jni, subject, 1);
    wait_for_state(contender, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_owned_monitors(jni, "owner", element(jni, subject, 0));
    say_owned_monitors(jni, "contender", contender);
}

TEST(.target = "monitor.NativeEntering", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1});
