/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists a monitor entered through JNI until MonitorExit.");

static void list(JNIEnv *jni, const char *when)
{
    jint count = -7;
    jobject *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, NULL, &count, &monitors);
    if (error == JVMTI_ERROR_NONE)
        count = keep_own(jni, count, monitors);
    say("%s: %s, %d monitors", when, error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++)
        say("owned: %s", to_string(jni, monitors[i]));
    release(monitors);
}

static void observe(JNIEnv *jni, jobject object)
{
    jclass klass = find_class(jni, "assay/Agent");
    list(jni, "before");
    (*jni)->MonitorEnter(jni, klass);
    list(jni, "entered");
    (*jni)->MonitorEnter(jni, klass);
    list(jni, "entered twice");
    (*jni)->MonitorExit(jni, klass);
    list(jni, "left once");
    (*jni)->MonitorExit(jni, klass);
    list(jni, "left");
}

TEST(.probe = observe, .needs = {.can_get_owned_monitor_info = 1});
