/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage reports monitors of arrays, classes, strings and objects with a hash code.");

static void observe(JNIEnv *jni, jobject objects)
{
    for (jint i = 0; i < (*jni)->GetArrayLength(jni, objects); i++)
        say_monitor_usage((*jni)->GetObjectArrayElement(jni, objects, i));
    say("probed");
}

TEST(.target = "monitor.Objects", .probe = observe, .needs = {.can_get_monitor_info = 1});
