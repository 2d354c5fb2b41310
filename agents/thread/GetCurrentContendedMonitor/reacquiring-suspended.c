/* SPDX-License-Identifier: Apache-2.0 */
#include "../blocked_at_monitor.h"

TITLE("GetCurrentContendedMonitor reports the monitor a suspended, notified thread must reacquire.");

static void observe(JNIEnv *jni, jobject thread)
{
    await_contending(thread);
    say_contended_monitor_suspended(jni, "reacquiring", thread);
}

TEST(.target = "monitor.Reacquiring", .probe = observe,
     .needs = {.can_suspend = 1, .can_get_current_contended_monitor = 1});
