/* SPDX-License-Identifier: Apache-2.0 */

/* A line for each event of the monitor of virtual_thread.Contending. */
#ifndef ASSAY_VIRTUAL_THREAD_CONTENDING_H
#define ASSAY_VIRTUAL_THREAD_CONTENDING_H

#include "virtual.h"

static jobject lock;

static inline bool is_lock(JNIEnv *jni, jobject object)
{
    return (*jni)->IsSameObject(jni, object, lock);
}

static void observe(JNIEnv *jni, jthread thread);

/* In a handler FindClass looks where the code of Object.wait comes from. */
static inline void contending_probe(JNIEnv *jni, jobject thread)
{
    if (lock == NULL)
        lock = (*jni)->NewGlobalRef(jni, static_object_field(
            jni, find_class(jni, "virtual_thread/Contending"), "LOCK",
            "Lvirtual_thread/Contending;"));
    observe(jni, thread);
}

static inline const char *side(jvmtiEnv *env)
{
    return env == assay_env ? "" : "stranger: ";
}

static inline const char *on_current(JNIEnv *jni, jthread thread)
{
    jthread current = NULL;
    must(GetCurrentThread, &current);
    return (*jni)->IsSameObject(jni, current, thread) ? thread_name(thread) : "another thread";
}

static inline void JNICALL contended_enter(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jobject object)
{
    if (is_lock(jni, object))
        say("%sMonitorContendedEnter on %s", side(env), on_current(jni, thread));
}

static inline void JNICALL contended_entered(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                             jobject object)
{
    if (is_lock(jni, object))
        say("%sMonitorContendedEntered on %s", side(env), on_current(jni, thread));
}

static inline void JNICALL monitor_wait(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                        jobject object, jlong timeout)
{
    if (is_lock(jni, object))
        say("%sMonitorWait on %s, timeout %d", side(env), on_current(jni, thread), (int)timeout);
}

static inline void JNICALL monitor_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jobject object, jboolean timed_out)
{
    if (is_lock(jni, object))
        say("%sMonitorWaited on %s, timed out %s", side(env), on_current(jni, thread),
            truth(timed_out));
}

static inline bool is_platform(jthread thread)
{
    return strcmp(thread_name(thread), "platform") == 0;
}

#define CONTENDING_TEST(...)                                                             \
    TEST(.target = "virtual_thread.Contending", .probe = contending_probe, .since = 21,  \
         .vm_args = LIST(CARRIERS), .needs = {.can_generate_monitor_events = 1}, __VA_ARGS__)

#endif
