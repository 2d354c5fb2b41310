/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage counts entries of a frame that does not leave monitors as nested blocks do.");

static void observe(JNIEnv *jni, jobject locks)
{
    for (jint i = 0; i < 3; i++) {
        jobject lock = element(jni, locks, i);
        say_monitor_owner(to_string(jni, lock), lock);
    }
}

TEST(.target = "classfile.LeftOutOfOrder", .probe = observe, .needs = {.can_get_monitor_info = 1});
