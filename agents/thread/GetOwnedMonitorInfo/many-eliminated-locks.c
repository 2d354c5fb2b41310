/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists twelve monitors whose locks a compiler may eliminate, and ten others.");

static void observe(JNIEnv *jni, jobject thread)
{
    SAY_CALL(SuspendThread, thread);
    say_owned_monitors(jni, "worker", thread);
    SAY_CALL(ResumeThread, thread);
}

TEST(.target = "monitor.EliminatedLocks", .args = LIST("many"), .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_suspend = 1}, .vm_args = LIST(COMPILED_EARLY));
