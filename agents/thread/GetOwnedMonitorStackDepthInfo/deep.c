/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("Of locks all over a deep stack each is given with its own depth.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_owned_monitor_depths(jni, "main", NULL);
}

TEST(.target = "monitor.Deep", .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
