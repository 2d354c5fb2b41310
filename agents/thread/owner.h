/* SPDX-License-Identifier: Apache-2.0 */

/* The monitors that a thread owns, of monitor.Owner and of others: which ones the tests count. */
#ifndef ASSAY_THREAD_OWNER_H
#define ASSAY_THREAD_OWNER_H

#include "monitors.h"

/* Whether a monitor is the test's (monitors.c): the class library may own others. */
bool is_monitor_of_test(JNIEnv *jni, jobject monitor);

/* Of a list, moves the test's to the beginning. Returns how many they are; a negative number as it is. */
static inline jint keep_own(JNIEnv *jni, jint count, jobject *monitors)
{
    jint kept = count < 0 ? count : 0;
    for (jint i = 0; i < count; i++)
        if (is_monitor_of_test(jni, monitors[i]))
            monitors[kept++] = monitors[i];
    return kept;
}

static inline jint keep_own_depths(JNIEnv *jni, jint count, jvmtiMonitorStackDepthInfo *monitors)
{
    jint kept = count < 0 ? count : 0;
    for (jint i = 0; i < count; i++)
        if (is_monitor_of_test(jni, monitors[i].monitor))
            monitors[kept++] = monitors[i];
    return kept;
}

/* A JVM that cannot determine the depth of a monitor says -1: the test is inapplicable then. For
 * threads that have entered none through JNI. The test plain-frame holds that depths are found at all. */
static inline void need_depths(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    if (ti(GetOwnedMonitorStackDepthInfo, thread, &count, &monitors) != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++)
        if (monitors[i].stack_depth == -1 && is_monitor_of_test(jni, monitors[i].monitor))
            inapplicable("the depth of a monitor cannot be determined");
    release(monitors);
}

#endif
