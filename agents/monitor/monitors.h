/* SPDX-License-Identifier: Apache-2.0 */

/* Callbacks for the events of monitors that speak of the objects a target has passed. */
#ifndef ASSAY_MONITOR_MONITORS_H
#define ASSAY_MONITOR_MONITORS_H

#include <stdio.h>

#include "assay.h"

/* Objects whose events are told, with names. */
struct known_monitor {
    jobject object;
    const char *name;
};

static inline struct known_monitor *known_monitors(void)
{
    static struct known_monitor known[8];
    return known;
}

static inline void know_monitor(JNIEnv *jni, jobject object, const char *name)
{
    struct known_monitor *known = known_monitors();
    while (known->object != NULL)
        known++;
    *known = (struct known_monitor){(*jni)->NewGlobalRef(jni, object), name};
}

/* The locks and the class that monitor.Entering and others pass. */
static inline void know_locks(JNIEnv *jni, jobject subjects)
{
    static const char *const names[] = {"first", "second", "class Lock"};
    jint count = (*jni)->GetArrayLength(jni, subjects);
    for (jint i = 0; i < count && i < 3; i++)
        know_monitor(jni, (*jni)->GetObjectArrayElement(jni, subjects, i), names[i]);
}

/* The name of a monitor, or null for those that are none of the test: the class library and the JVM
 * have monitors of their own, and Thread objects are among them. */
static inline const char *monitor_name(JNIEnv *jni, jobject object)
{
    for (struct known_monitor *known = known_monitors(); known->object != NULL; known++)
        if ((*jni)->IsSameObject(jni, known->object, object))
            return known->name;
    return NULL;
}

/* The name of the monitor that the thread contends for, or "null". */
static inline const char *contended_name(JNIEnv *jni, jthread thread)
{
    jobject contended = NULL;
    must(GetCurrentContendedMonitor, thread, &contended);
    const char *name = contended == NULL ? "null" : monitor_name(jni, contended);
    return name == NULL ? "none of the test" : name;
}

/* Whether GetOwnedMonitorInfo lists the monitor. */
static inline bool is_owned(JNIEnv *jni, jthread thread, jobject object)
{
    jint count = 0;
    jobject *owned = NULL;
    bool found = false;
    must(GetOwnedMonitorInfo, thread, &count, &owned);
    for (jint i = 0; i < count; i++)
        found |= (*jni)->IsSameObject(jni, owned[i], object);
    release(owned);
    return found;
}

/* What the parameters that all these events have are worth. */
static inline const char *common(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    void *current = NULL;
    jthread self = NULL;
    (*assay_vm)->GetEnv(assay_vm, &current, JNI_VERSION_1_6);
    must(GetCurrentThread, &self);
    bool right = current == jni && (*jni)->IsSameObject(jni, self, thread)
                 && (*jni)->GetObjectRefType(jni, thread) == JNILocalRefType
                 && (*jni)->GetObjectRefType(jni, object) == JNILocalRefType;
    if (!right)
        return ", not on this thread, or not with its JNI environment or local references";
    return env == assay_env ? "" : ", in the second environment";
}

static inline void JNICALL say_contended(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    const char *name = monitor_name(jni, object);
    if (name == NULL)
        return;
    say("MonitorContendedEnter: %s, %s%s", thread_name(thread), name,
        common(env, jni, thread, object));
    /* A point stays open, so each contention has its own. */
    static _Atomic int contentions;
    char point[32];
    snprintf(point, sizeof point, "contending %d", ++contentions);
    release_point(point);
}

static inline void JNICALL say_entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    const char *name = monitor_name(jni, object);
    if (name != NULL)
        say("MonitorContendedEntered: %s, %s%s", thread_name(thread), name,
            common(env, jni, thread, object));
}

static inline void JNICALL say_wait(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                    jlong timeout)
{
    const char *name = monitor_name(jni, object);
    if (name != NULL)
        say("MonitorWait: %s, %s, timeout %lld%s", thread_name(thread), name, (long long)timeout,
            common(env, jni, thread, object));
}

static inline void JNICALL say_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                      jboolean timed_out)
{
    const char *name = monitor_name(jni, object);
    if (name != NULL)
        say("MonitorWaited: %s, %s, timed out %s%s", thread_name(thread), name, truth(timed_out),
            common(env, jni, thread, object));
}

/* A second environment with the callbacks that the first one has, and one event enabled. */
static inline void second_environment(const jvmtiCapabilities *capabilities, jvmtiEvent event)
{
    jvmtiEnv *env = new_environment_with(capabilities);
    must_in(env, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, event, NULL);
}

#endif
