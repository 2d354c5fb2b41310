/* SPDX-License-Identifier: Apache-2.0 */

/* The lock and the threads of monitor.NotifiedAndInterrupted. */
#ifndef ASSAY_OBJECT_NOTIFIED_AND_INTERRUPTED_H
#define ASSAY_OBJECT_NOTIFIED_AND_INTERRUPTED_H

#include "monitors.h"
#include "threads.h"

static inline const char *name_of(JNIEnv *jni, jobject subjects, jthread thread)
{
    static const char *const names[] = {"main", "notified", "other"};
    for (jsize i = 0; i < 3; i++)
        if ((*jni)->IsSameObject(jni, thread, element(jni, subjects, 1 + i)))
            return names[i];
    return thread == NULL ? "none" : "another";
}

/* Of the lock, which so many threads wait to own. */
static inline void say_usage_of_first(JNIEnv *jni, jobject subjects, jint waiters)
{
    jvmtiMonitorUsage usage;
    jvmtiError error = monitor_usage_with(waiters, element(jni, subjects, 0), &usage);
    say("GetObjectMonitorUsage: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("owner: %s, entered %d times", name_of(jni, subjects, usage.owner), (int)usage.entry_count);
    say("waiters: %d", (int)usage.waiter_count);
    for (jint i = 0; i < readable(usage.waiters, usage.waiter_count); i++)
        say("waiter: %s", name_of(jni, subjects, usage.waiters[i]));
    say("notify waiters: %d", (int)usage.notify_waiter_count);
    for (jint i = 0; i < readable(usage.notify_waiters, usage.notify_waiter_count); i++)
        say("notify waiter: %s", name_of(jni, subjects, usage.notify_waiters[i]));
    release_monitor_usage(&usage);
}

#endif
