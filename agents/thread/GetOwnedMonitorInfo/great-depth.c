/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists the monitor of a frame that has two thousand frames above it.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_owned_monitors(jni, "main", NULL);
}

TEST(.target = "monitor.DeepOwner", .probe = observe, .needs = {.can_get_owned_monitor_info = 1});
