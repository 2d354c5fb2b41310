/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.OlderThreads, and environments that come to support virtual threads when
 * these exist already. */
#ifndef ASSAY_VIRTUAL_THREAD_LATE_H
#define ASSAY_VIRTUAL_THREAD_LATE_H

#include "virtual.h"

static const char *const late_names[] = {"parked", "held"};

static inline jthread late_thread(JNIEnv *jni, jobject threads, int which)
{
    return (*jni)->GetObjectArrayElement(jni, threads, which);
}

static inline jvmtiEnv *late_environment(void)
{
    jvmtiEnv *env = new_environment();
    support_virtual_threads(env);
    return env;
}

/* Whether this is the first probe, with both threads. */
static inline bool is_first(JNIEnv *jni, jobject subject)
{
    return !(*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Thread"));
}

#endif
