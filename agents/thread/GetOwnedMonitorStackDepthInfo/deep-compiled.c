/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo reports the depth of each lock of a deep stack of compiled frames.");

static void observe(JNIEnv *jni, jobject unused)
{
    need_depths(jni, NULL);
    say_owned_monitor_depths(jni, "main", NULL);
}

TEST(.target = "monitor.Deep", .args = LIST("compiled"), .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE), .needs = {.can_get_owned_monitor_stack_depth_info = 1});
