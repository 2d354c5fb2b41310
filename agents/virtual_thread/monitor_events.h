/* SPDX-License-Identifier: Apache-2.0 */

/* A line for each event of the monitor that a test looks at. */
#ifndef ASSAY_VIRTUAL_THREAD_MONITOR_EVENTS_H
#define ASSAY_VIRTUAL_THREAD_MONITOR_EVENTS_H

#include "event_lines.h"

/* Whether it is that monitor: classes that the virtual machine loads may contend for others. */
static bool is_lock(JNIEnv *jni, jobject object);

static inline void JNICALL contended_enter(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jobject object)
{
    if (is_lock(jni, object))
        say("%sMonitorContendedEnter %s", side(env), on_current(jni, thread));
}

static inline void JNICALL contended_entered(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                             jobject object)
{
    if (is_lock(jni, object))
        say("%sMonitorContendedEntered %s", side(env), on_current(jni, thread));
}

static inline void JNICALL monitor_wait(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                        jlong timeout)
{
    if (is_lock(jni, object))
        say("%sMonitorWait %s, timeout %d", side(env), on_current(jni, thread), (int)timeout);
}

static inline void JNICALL monitor_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jobject object, jboolean timed_out)
{
    if (is_lock(jni, object))
        say("%sMonitorWaited %s, timed out %s", side(env), on_current(jni, thread),
            truth(timed_out));
}

#endif
