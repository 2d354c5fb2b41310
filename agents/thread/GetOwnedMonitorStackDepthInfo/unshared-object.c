/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo lists the monitor of an object that does not escape its method.");

static void observe(JNIEnv *jni, jobject unused)
{
    need_depths(jni, NULL);
    say_owned_monitors(jni, "main", NULL);
    say_owned_monitor_depths(jni, "main", NULL);
}

TEST(.target = "monitor.UnsharedObject", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
