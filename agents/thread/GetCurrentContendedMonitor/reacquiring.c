/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetCurrentContendedMonitor reports the monitor that a notified thread must reacquire.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_contending(jni, "GetCurrentContendedMonitor", thread);
}

TEST(.target = "monitor.Reacquiring", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
