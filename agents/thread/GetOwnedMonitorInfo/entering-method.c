/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo omits the monitor of a synchronized method that is not yet entered.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_owned_monitors(jni, "blocked", thread);
    say_owned_monitor_depths(jni, "blocked", thread);
}

TEST(.target = "thread.InState", .args = LIST("method"), .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
