/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("A thread that is blocked at a synchronized method does not own its monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_owned_monitors(jni, "blocked", thread);
    say_owned_monitor_depths(jni, "blocked", thread);
}

TEST(.target = "thread.Situation", .args = LIST("method"), .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
