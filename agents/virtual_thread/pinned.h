/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.Pinned, with a native frame below its situation, which the
 * case names. */
#ifndef ASSAY_VIRTUAL_THREAD_PINNED_H
#define ASSAY_VIRTUAL_THREAD_PINNED_H

#include "situation.h"

/* What is done with the thread in its situation. */
static void observe(JNIEnv *jni, jthread thread);

static inline void settle_pinned(jthread thread)
{
    settle(thread, is_case("blocked") || is_case("jni")
                       ? JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER
                       : JVMTI_THREAD_STATE_WAITING);
}

static inline jclass pinned_class(JNIEnv *jni)
{
    return find_class(jni, "virtual_thread/Pinned");
}

static inline jobject inner_lock(JNIEnv *jni)
{
    return static_object_field(jni, pinned_class(jni), "INNER", "Ljava/lang/Object;");
}

static inline void enter_and_leave_inner(JNIEnv *jni)
{
    jobject inner = inner_lock(jni);
    if ((*jni)->MonitorEnter(jni, inner) != JNI_OK)
        broken("MonitorEnter failed");
    (*jni)->MonitorExit(jni, inner);
}

static inline void pinned_probe(JNIEnv *jni, jobject subject)
{
    jclass klass = pinned_class(jni);
    if (subject == NULL) {
        tell_case(jni, klass);
    } else if ((*jni)->IsInstanceOf(jni, subject, klass) && is_case("jni")) {
        enter_and_leave_inner(jni);
    } else if ((*jni)->IsInstanceOf(jni, subject, klass)) {
        (*jni)->CallVoidMethod(jni, subject, method_id(jni, klass, "act", "()V"));
        no_exception(jni);
    } else {
        settle_pinned(subject);
        observe(jni, subject);
    }
}

/* OUTER, INNER, another, or none. */
static inline const char *pinned_monitor(JNIEnv *jni, jobject monitor)
{
    if (monitor == NULL)
        return "none";
    jclass klass = pinned_class(jni);
    const char *const names[] = {"OUTER", "INNER"};
    for (int i = 0; i < 2; i++)
        if ((*jni)->IsSameObject(jni, monitor,
                                 static_object_field(jni, klass, names[i], "Ljava/lang/Object;")))
            return names[i];
    return "another";
}

#define INTERRUPTIBLE "waiting", "waiting-timed", "sleeping", "parked"

#define PINNED_TEST(...) PINNED_TEST_BY(pinned_probe, __VA_ARGS__)
#define PINNED_TEST_BY(PROBE, ...)                                                                 \
    TEST(.target = "virtual_thread.Pinned", .probe = PROBE, .since = 21,                           \
         .vm_args = LIST(CARRIERS), __VA_ARGS__)

#endif
