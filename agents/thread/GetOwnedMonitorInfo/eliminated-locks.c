/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists monitors known only to another thread's compiled method, each once.");

static void observe(JNIEnv *jni, jobject thread)
{
    SAY_CALL(SuspendThread, thread);
    say_owned_monitors(jni, "worker", thread);
    SAY_CALL(ResumeThread, thread);
}

TEST(.target = "monitor.EliminatedLocks", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_suspend = 1}, .vm_args = LIST(COMPILED_EARLY));
