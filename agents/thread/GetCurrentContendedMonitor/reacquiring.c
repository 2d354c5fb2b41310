/* SPDX-License-Identifier: Apache-2.0 */
#include "../blocked_at_monitor.h"

TITLE("GetCurrentContendedMonitor reports the monitor that a notified thread must reacquire.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject monitor = NULL;
    await_contending(thread);
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, &monitor);
    say("GetCurrentContendedMonitor: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? to_string(jni, monitor) : "");
}

TEST(.target = "monitor.Reacquiring", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
