/* SPDX-License-Identifier: Apache-2.0 */

/* The threads and monitors of virtual_thread.Monitors. */
#ifndef ASSAY_VIRTUAL_THREAD_MONITORS_H
#define ASSAY_VIRTUAL_THREAD_MONITORS_H

#include "virtual.h"

enum { THREADS = 7, VIRTUAL_ONES = 4, MONITORS = 7 };

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

/* Says the monitors that a thread owns, in the order of their letters. */
static inline void say_owned(JNIEnv *jni, jobject subjects, jthread thread)
{
    jint count = -1;
    jobject *owned = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &owned);
    char text[32] = "";
    for (char next = 'A'; next <= 'A' + MONITORS; next++)
        for (jint i = 0; i < count && strlen(text) < 30; i++) {
            char found = letter(jni, subjects, owned[i]);
            if (found == (next < 'A' + MONITORS ? next : '?'))
                strncat(text, &found, 1);
        }
    say("%s: %s %d %s", thread_name(thread), error_name(error), (int)count,
        text[0] == 0 ? "none" : text);
    release(owned);
}

static inline void say_contended(JNIEnv *jni, jobject subjects, jthread thread)
{
    jobject monitor = thread;
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, &monitor);
    say("%s: %s %c", thread_name(thread), error_name(error), letter(jni, subjects, monitor));
}

#define MONITORS_TEST(...)                                                               \
    TEST(.target = "virtual_thread.Monitors", .probe = observe, .since = 21,             \
         .vm_args = LIST(CARRIERS), __VA_ARGS__)

#endif
