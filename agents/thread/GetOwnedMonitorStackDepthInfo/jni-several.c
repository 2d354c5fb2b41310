/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetOwnedMonitorStackDepthInfo lists all of 300 monitors entered through JNI.");

enum { MONITORS = 300 };

static jobject entered[MONITORS];

static int times[MONITORS]; /* that each is listed */

static void count_listed(JNIEnv *jni, jobject monitor)
{
    for (int i = 0; i < MONITORS; i++)
        times[i] += (*jni)->IsSameObject(jni, entered[i], monitor) ? 1 : 0;
}

static void say_listed(const char *function, jvmtiError error)
{
    int once = 0;
    for (int i = 0; i < MONITORS; i++) {
        once += times[i] == 1;
        times[i] = 0;
    }
    say("%s: %s %d of %d", function, error_name(error), once, MONITORS);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint count = 0;
    jobject *monitors = NULL;
    jvmtiMonitorStackDepthInfo *infos = NULL;
    ask_for_references(jni, 4 * MONITORS);
    for (int i = 0; i < MONITORS; i++) {
        entered[i] = (*jni)->NewIntArray(jni, i);
        if (entered[i] == NULL || (*jni)->MonitorEnter(jni, entered[i]) != JNI_OK)
            broken("MonitorEnter failed");
    }
    jvmtiError error = ti(GetOwnedMonitorInfo, NULL, &count, &monitors);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(monitors, count); i++)
        count_listed(jni, monitors[i]);
    say_listed("GetOwnedMonitorInfo", error);
    error = ti(GetOwnedMonitorStackDepthInfo, NULL, &count, &infos);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(infos, count); i++)
        count_listed(jni, infos[i].monitor);
    say_listed("GetOwnedMonitorStackDepthInfo", error);
    for (int i = 0; i < MONITORS; i++)
        (*jni)->MonitorExit(jni, entered[i]);
}

TEST(.probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
