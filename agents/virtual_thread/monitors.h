/* SPDX-License-Identifier: Apache-2.0 */

/* The threads and monitors of virtual_thread.Monitors. */
#ifndef ASSAY_VIRTUAL_THREAD_MONITORS_H
#define ASSAY_VIRTUAL_THREAD_MONITORS_H

#include "settling.h"

enum { VIRTUAL_ONES = 4, MONITORS = 7 };
enum {
    PARKING,
    HOLDING,
    ENTERING,
    WAITING,
    PLATFORM_ENTERING,
    PLATFORM_WAITING,
    PLATFORM_BLOCKED,
    THREADS
};

static inline jthread a_thread(JNIEnv *jni, jobject subjects, int index)
{
    return (*jni)->GetObjectArrayElement(jni, (*jni)->GetObjectArrayElement(jni, subjects, 0),
                                         index);
}

static inline jobject a_monitor(JNIEnv *jni, jobject subjects, int index)
{
    return (*jni)->GetObjectArrayElement(jni, (*jni)->GetObjectArrayElement(jni, subjects, 1),
                                         index);
}

/* The letter of one of the monitors, '?' for another object, '-' for null. */
static inline char letter(JNIEnv *jni, jobject subjects, jobject object)
{
    if (object == NULL)
        return '-';
    for (int i = 0; i < MONITORS; i++)
        if ((*jni)->IsSameObject(jni, object, a_monitor(jni, subjects, i)))
            return (char)('A' + i);
    return '?';
}

/* Waits until the threads that want a monitor, or have to regain one, are blocked for JVM TI too. */
static inline void settle_entering(JNIEnv *jni, jobject subjects)
{
    for (int i = ENTERING; i <= PLATFORM_BLOCKED; i += 2)
        settle(a_thread(jni, subjects, i), JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
}

static inline void settle_regaining(JNIEnv *jni, jobject subjects)
{
    for (int i = WAITING; i <= PLATFORM_WAITING; i += 2)
        settle(a_thread(jni, subjects, i), JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
}

/* Says which of the monitors a thread owns, and how often they are listed, in the order of their
 * letters. What it owns of the class library is nobody's affair. */
static inline void say_owned(JNIEnv *jni, jobject subjects, jthread thread)
{
    jint count = -1;
    jobject *owned = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &owned);
    char text[32] = "";
    for (char next = 'A'; next < 'A' + MONITORS; next++)
        for (jint i = 0; i < count && strlen(text) < 30; i++)
            if (letter(jni, subjects, owned[i]) == next)
                strncat(text, &next, 1);
    say("%s: %s %d %s", thread_name(thread), error_name(error), (int)strlen(text),
        text[0] == 0 ? "none" : text);
    release(owned);
}

static inline void say_contended(JNIEnv *jni, jobject subjects, jthread thread)
{
    jobject monitor = thread;
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, &monitor);
    say("%s: %s %c", thread_name(thread), error_name(error), letter(jni, subjects, monitor));
}

#define MONITORS_TEST(...)                                                                         \
    TEST(.target = "virtual_thread.Monitors", .probe = observe, .since = 21,                       \
         .vm_args = LIST(CARRIERS), __VA_ARGS__)

#endif
