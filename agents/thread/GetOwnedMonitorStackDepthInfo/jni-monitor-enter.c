/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo reports depth -1 for a monitor entered through JNI.");

static void observe(JNIEnv *jni, jobject object)
{
    jclass klass = find_class(jni, "assay/Agent");
    (*jni)->MonitorEnter(jni, klass);
    jint count = 0;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, NULL, &count, &monitors);
    if (error == JVMTI_ERROR_NONE)
        count = keep_own_depths(jni, count, monitors);
    say("GetOwnedMonitorStackDepthInfo: %s, %d monitors", error_name(error), (int)count);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < count; i++)
        say("%s at depth %d", to_string(jni, monitors[i].monitor), (int)monitors[i].stack_depth);
    if (error == JVMTI_ERROR_NONE)
        release(monitors);
    (*jni)->MonitorExit(jni, klass);
}

TEST(.probe = observe, .needs = {.can_get_owned_monitor_stack_depth_info = 1});
