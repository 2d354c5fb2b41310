/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage reports owner and entry count of classes of all kinds.");

static void observe(JNIEnv *jni, jobject klass)
{
    say_monitor_owner(class_name(klass), klass);
}

TEST(.target = "monitor.OfClasses", .probe = observe, .needs = {.can_get_monitor_info = 1});
