/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo reports depths of many monitors whose locks a compiler may eliminate.");

static void observe(JNIEnv *jni, jobject thread)
{
    SAY_CALL(SuspendThread, thread);
    need_depths(jni, thread);
    say_owned_monitor_depths(jni, "worker", thread);
    SAY_CALL(ResumeThread, thread);
}

TEST(.target = "monitor.EliminatedLocks", .args = LIST("many"), .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1, .can_suspend = 1},
     .vm_args = LIST(COMPILED_EARLY));
