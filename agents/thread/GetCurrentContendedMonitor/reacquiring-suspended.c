/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetCurrentContendedMonitor reports the monitor a suspended thread must reacquire after its wait.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (asks_for_case(jni, subject))
        return;
    wait_for_state(subject, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_contending_suspended(jni, "reacquiring", subject);
}

TEST(.target = "monitor.Reacquiring", .probe = observe,
     .cases = LIST("notified", "notified-timed", "interrupted", "interrupted-timed", "timed-out"),
     .needs = {.can_suspend = 1, .can_get_current_contended_monitor = 1});
