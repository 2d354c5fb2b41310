/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo reports depths of monitors that only compiled methods know.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say_owned_monitor_depths(jni, "worker", thread);
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
}

TEST(.target = "monitor.EliminatedLocks", .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1, .can_suspend = 1},
     .vm_args = LIST(COMPILED_EARLY));
