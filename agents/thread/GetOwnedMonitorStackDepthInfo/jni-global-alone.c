/* SPDX-License-Identifier: Apache-2.0 */
#include "../alone.h"

TITLE("A monitor entered through JNI is listed though a global reference alone leads to it.");

static void say_monitors(JNIEnv *jni, const char *who, jthread thread)
{
    say_owned_with_depths(jni, who, thread);
}

TEST(.probe = alone_probe, .needs = {.can_get_owned_monitor_stack_depth_info = 1});
