/* SPDX-License-Identifier: Apache-2.0 */

/* Which monitors the tests of GetOwnedMonitorInfo and GetOwnedMonitorStackDepthInfo count. */
#ifndef ASSAY_THREAD_OWN_MONITORS_H
#define ASSAY_THREAD_OWN_MONITORS_H

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

#endif
