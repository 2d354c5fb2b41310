/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Monitors, and its monitors A to G. */
#ifndef ASSAY_VIRTUAL_THREAD_MONITORS_H
#define ASSAY_VIRTUAL_THREAD_MONITORS_H

#include "events.h"
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

/* Suspends one of the threads where it stays: one that waits may be awake for a moment. */
static inline void suspend_staying(JNIEnv *jni, jobject subjects, int which)
{
    jint bits = which == PARKING || which == WAITING || which == PLATFORM_WAITING
                    ? JVMTI_THREAD_STATE_WAITING
                : which == HOLDING ? JVMTI_THREAD_STATE_RUNNABLE
                                   : JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER;
    must_suspend_with(a_thread(jni, subjects, which), bits);
}

/* Which of the monitors a thread owns, and how often they are listed, in the order of their
 * letters, then '?' for each other object of the test and '-' for each null. What it owns of the class
 * library is left out. */
static inline const char *owned_letters(JNIEnv *jni, jobject subjects, jint count,
                                        const jobject *owned)
{
    char *text = assay_text();
    for (const char *next = "ABCDEFG?-"; *next != '\0'; next++)
        for (jint i = 0; i < readable(owned, count); i++)
            if (letter(jni, subjects, owned[i]) == *next
                && (*next != '?' || is_monitor_of_test(jni, owned[i])))
                assay_append(text, "%c", *next);
    return text;
}

/* Says them. A thread that waits to be notified by F owns it while it is awake, for no reason, and may
 * show that it waits before it gives it up: it is asked again, each time suspended if it is to be. */
static inline void say_owned_letters(JNIEnv *jni, jobject subjects, int which, bool suspended)
{
    struct timespec beginning = {0};
    const char *text;
    jvmtiError error;
    jthread thread = a_thread(jni, subjects, which);
    do {
        jint count = 0;
        jobject *owned = NULL;
        if (suspended)
            suspend_staying(jni, subjects, which);
        error = ti(GetOwnedMonitorInfo, thread, &count, &owned);
        text = error == JVMTI_ERROR_NONE ? owned_letters(jni, subjects, count, owned) : "";
        if (error == JVMTI_ERROR_NONE)
            release(owned);
        if (suspended)
            must(ResumeThread, thread);
    } while (strchr(text, 'F') != NULL && wait_goes_on(&beginning));
    say("%s: %s %d %s", thread_name(thread), error_name(error), (int)strlen(text),
        text[0] == 0 ? "none" : text);
}

/* Gives the letter of the monitor that the thread contends for. In a wait or a park the class library
 * may contend for one of its own, which counts as none. */
static inline jvmtiError contended_letter(JNIEnv *jni, jobject subjects, jthread thread,
                                          char *found)
{
    /* Nobody contends for this one, so that a null that is not stored shows. */
    jobject monitor = find_class(jni, "virtual_thread/Monitors");
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, &monitor);
    if (error == JVMTI_ERROR_NONE && !is_monitor_of_test(jni, monitor))
        monitor = NULL;
    *found = letter(jni, subjects, monitor);
    return error;
}

/* Says it. It is asked again while the answer is one that the thread may give for a moment. `beginning` is
 * that of all questions of a test. */
static inline void say_contended_letter(JNIEnv *jni, jobject subjects, int which, char passing,
                                        struct timespec *beginning)
{
    char found;
    jvmtiError error;
    jthread thread = a_thread(jni, subjects, which);
    do
        error = contended_letter(jni, subjects, thread, &found);
    while (error == JVMTI_ERROR_NONE && found == passing && wait_goes_on(beginning));
    say("%s: %s %c", thread_name(thread), error_name(error), found);
}

#endif
