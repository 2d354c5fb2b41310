/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists a monitor that was entered two thousand frames below the topmost one.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_owned_monitors(jni, "main", NULL);
}

TEST(.target = "monitor.DeepOwner", .probe = observe, .needs = {.can_get_owned_monitor_info = 1});
