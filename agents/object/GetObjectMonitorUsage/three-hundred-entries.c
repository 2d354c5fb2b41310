/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage reports an entry count of 300 after 300 entries.");

static void observe(JNIEnv *jni, jobject lock)
{
    say_monitor_usage(lock);
}

TEST(.target = "monitor.ManyEntries", .probe = observe, .needs = {.can_get_monitor_info = 1});
