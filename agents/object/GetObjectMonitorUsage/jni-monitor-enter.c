/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage counts entries through JNI, and not those of other objects.");

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "java/lang/Object");
    jobject one = (*jni)->AllocObject(jni, klass), other = (*jni)->AllocObject(jni, klass);
    for (int i = 1; i <= 12; i++) {
        enter_by_jni(jni, one);
        if (i == 1 || i == 2 || i == 7 || i == 12)
            say_monitor_usage(one);
    }
    say_monitor_usage(other);
    for (int i = 11; i >= 0; i--) {
        (*jni)->MonitorExit(jni, one);
        if (i == 11 || i == 4 || i < 2)
            say_monitor_usage(one);
    }
}

TEST(.probe = observe, .needs = {.can_get_monitor_info = 1});
