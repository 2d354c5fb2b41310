/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo finds the frame of monitors not left in the order of nested blocks.");

static void observe(JNIEnv *jni, jobject locks)
{
    need_depths(jni, NULL);
    say_owned_monitor_frames(jni, "main", NULL);
}

TEST(.target = "classfile.LeftOutOfOrder", .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
