/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo lists a JNI monitor with only a global reference to it.");

static void observe(JNIEnv *jni, jobject unused)
{
    own_by_global_reference(jni, say_owned_monitor_depths);
}

TEST(.probe = observe, .needs = {.can_get_owned_monitor_stack_depth_info = 1});
