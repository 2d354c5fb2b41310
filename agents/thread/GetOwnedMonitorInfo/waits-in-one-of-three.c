/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists the other monitors of a frame that waits in the first, second or last of three.");

/* Suspended: its frames change when it wakes for no reason. */
static void observe(JNIEnv *jni, jobject subject)
{
    if (asks_for_case(jni, subject))
        return;
    must(SuspendThread, subject);
    say_owned_monitors(jni, "waiting", subject);
    must(ResumeThread, subject);
}

TEST(.target = "monitor.WaitingForOuter", .probe = observe,
     .cases = LIST("outer", "middle", "inner"),
     .needs = {.can_suspend = 1, .can_get_owned_monitor_info = 1});
