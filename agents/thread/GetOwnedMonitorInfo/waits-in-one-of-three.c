/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetOwnedMonitorInfo lists the other monitors of a frame that waits in the first, second or last of three.");

/* Suspended: its frames change when it wakes for no reason. At the second time it was notified. */
static void observe(JNIEnv *jni, jobject subject)
{
    static bool notified;
    if (asks_for_case(jni, subject))
        return;
    must_suspend_with(subject, notified ? JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER
                                        : JVMTI_THREAD_STATE_WAITING);
    notified = true;
    say_owned_monitors(jni, "waiting", subject);
    must(ResumeThread, subject);
}

TEST(.target = "monitor.WaitingForOuter", .probe = observe,
     .cases = LIST("outer", "middle", "inner"),
     .needs = {.can_suspend = 1, .can_get_owned_monitor_info = 1});
