/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of owned monitors say. The monitors are those of objects whose toString the
 * test owns, or of classes. */
#ifndef ASSAY_THREAD_OWNED_H
#define ASSAY_THREAD_OWNED_H

#include "assay.h"

static inline void say_owned(JNIEnv *jni, const char *who, jthread thread)
{
    jint count = -7;
    jobject *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &monitors);
    say("%s: %s, owns %d", who, error_name(error), (int)count);
    for (jint i = 0; i < count; i++)
        say("%s owns %s%s", who, to_string(jni, monitors[i]),
            (*jni)->GetObjectRefType(jni, monitors[i]) == JNILocalRefType
                ? ""
                : ", not a local reference");
    release(monitors);
}

/* The depth is told as the frame at that depth: a JVM's own frames may lie above it. */
static inline void say_owned_with_frames(JNIEnv *jni, const char *who, jthread thread)
{
    jint count = -7;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &monitors);
    say("%s: %s, owns %d", who, error_name(error), (int)count);
    for (jint i = 0; i < count; i++) {
        jmethodID method = NULL;
        jlocation location = 0;
        jint depth = monitors[i].stack_depth;
        if (depth >= 0)
            must(GetFrameLocation, thread, depth, &method, &location);
        say("%s owns %s%s, locked in %s", who, to_string(jni, monitors[i].monitor),
            (*jni)->GetObjectRefType(jni, monitors[i].monitor) == JNILocalRefType
                ? ""
                : ", not a local reference",
            method == NULL ? "an unknown frame" : method_name(method));
    }
    release(monitors);
}

static inline void say_owned_with_depths(JNIEnv *jni, const char *who, jthread thread)
{
    jint count = -7;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &monitors);
    say("%s: %s, owns %d", who, error_name(error), (int)count);
    for (jint i = 0; i < count; i++)
        say("%s at depth %d", to_string(jni, monitors[i].monitor), (int)monitors[i].stack_depth);
    release(monitors);
}

#endif
