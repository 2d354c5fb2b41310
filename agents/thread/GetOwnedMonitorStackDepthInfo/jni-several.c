/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetOwnedMonitorStackDepthInfo lists all of several monitors entered through JNI.");

enum { MONITORS = 5 };

static jobject entered[MONITORS];

static bool is_entered(JNIEnv *jni, jobject monitor)
{
    for (int i = 0; i < MONITORS; i++)
        if ((*jni)->IsSameObject(jni, entered[i], monitor))
            return true;
    return false;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint count = 0, found = 0;
    jobject *monitors = NULL;
    jvmtiMonitorStackDepthInfo *infos = NULL;
    for (int i = 0; i < MONITORS; i++) {
        entered[i] = (*jni)->NewIntArray(jni, i);
        if (entered[i] == NULL || (*jni)->MonitorEnter(jni, entered[i]) != JNI_OK)
            broken("MonitorEnter failed");
    }
    jvmtiError error = ti(GetOwnedMonitorInfo, NULL, &count, &monitors);
    for (jint i = 0; error == JVMTI_ERROR_NONE && monitors != NULL && i < count; i++)
        found += is_entered(jni, monitors[i]);
    say("GetOwnedMonitorInfo: %s %d of %d", error_name(error), (int)found, MONITORS);
    found = 0;
    error = ti(GetOwnedMonitorStackDepthInfo, NULL, &count, &infos);
    for (jint i = 0; error == JVMTI_ERROR_NONE && infos != NULL && i < count; i++)
        found += is_entered(jni, infos[i].monitor);
    say("GetOwnedMonitorStackDepthInfo: %s %d of %d", error_name(error), (int)found, MONITORS);
    for (int i = 0; i < MONITORS; i++)
        (*jni)->MonitorExit(jni, entered[i]);
}

TEST(.probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
