/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Monitors, and its monitors A to G. */
#ifndef ASSAY_VIRTUAL_THREAD_MONITORS_H
#define ASSAY_VIRTUAL_THREAD_MONITORS_H

#include "threads.h"
#include "virtual.h"

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

static inline jobject element_of(JNIEnv *jni, jobject subjects, int array, int index)
{
    jobject elements = (*jni)->GetObjectArrayElement(jni, subjects, array);
    jobject element = (*jni)->GetObjectArrayElement(jni, elements, index);
    (*jni)->DeleteLocalRef(jni, elements);
    return element;
}

static inline jthread a_thread(JNIEnv *jni, jobject subjects, int index)
{
    return element_of(jni, subjects, 0, index);
}

static inline jobject a_monitor(JNIEnv *jni, jobject subjects, int index)
{
    return element_of(jni, subjects, 1, index);
}

/* The letter of one of the monitors, '?' for another object, '-' for null. */
static inline char letter(JNIEnv *jni, jobject subjects, jobject object)
{
    if (object == NULL)
        return '-';
    char found = '?';
    for (int i = 0; i < MONITORS; i++) {
        jobject monitor = a_monitor(jni, subjects, i);
        if ((*jni)->IsSameObject(jni, object, monitor))
            found = (char)('A' + i);
        (*jni)->DeleteLocalRef(jni, monitor);
    }
    return found;
}

/* Waits until every second thread from FIRST to LAST is blocked for JVM TI too: ENTERING to
 * PLATFORM_BLOCKED to enter a monitor, WAITING to PLATFORM_WAITING, where these have been
 * notified, to reacquire one. */
static inline void await_blocked(JNIEnv *jni, jobject subjects, int first, int last)
{
    for (int i = first; i <= last; i += 2)
        wait_for_state(a_thread(jni, subjects, i), JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
}

/* Says which of the monitors a thread owns, and how often they are listed, in the order of their
 * letters. What it owns of the class library is left out. */
static inline void say_owned_letters(JNIEnv *jni, jobject subjects, jthread thread)
{
    jint count = -1;
    jobject *owned = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &owned);
    char *text = assay_text();
    for (char next = 'A'; next < 'A' + MONITORS; next++)
        for (jint i = 0; i < count; i++)
            if (letter(jni, subjects, owned[i]) == next)
                assay_append(text, "%c", next);
    say("%s: %s %d %s", thread_name(thread), error_name(error), (int)strlen(text),
        text[0] == 0 ? "none" : text);
    release(owned);
}

static inline void say_contended_letter(JNIEnv *jni, jobject subjects, jthread thread)
{
    jobject monitor = thread;
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, &monitor);
    say("%s: %s %c", thread_name(thread), error_name(error), letter(jni, subjects, monitor));
}

#endif
