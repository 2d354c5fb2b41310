/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo reports the depth of a frame that has two thousand frames above it.");

static void observe(JNIEnv *jni, jobject unused)
{
    need_depths(jni, NULL);
    say_owned_monitor_depths(jni, "main", NULL);
}

TEST(.target = "monitor.DeepOwner", .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
