/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.Pinned, which has a native frame among the callers of the
 * method in which it is in the state that the case names. */
#ifndef ASSAY_VIRTUAL_THREAD_PINNED_H
#define ASSAY_VIRTUAL_THREAD_PINNED_H

#include "threads.h"
#include "monitors.h"
#include "virtual.h"

/* What is done with the thread in that state. */
static void observe(JNIEnv *jni, jthread thread);

static inline jint pinned_state(void)
{
    return is_case("blocked") || is_case("jni") ? JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER
                                                : JVMTI_THREAD_STATE_WAITING;
}

static inline void await_pinned(jthread thread)
{
    wait_for_state(thread, pinned_state());
}

static inline jobject pinned_lock(JNIEnv *jni, const char *name)
{
    return static_object_field(jni, find_class(jni, "virtual_thread/Pinned"), name,
                               "Ljava/lang/Object;");
}

/* When this returns, a thread that shows that it waits has given up INNER. In "jni" it is what the thread
 * itself does, and the target learns when nothing but that is left to do. */
static inline void enter_and_leave_inner(JNIEnv *jni)
{
    jobject inner = pinned_lock(jni, "INNER");
    jclass klass = find_class(jni, "virtual_thread/Pinned");
    jfieldID arrived = static_field_id(jni, klass, "arrived", "Z");
    (*jni)->SetStaticBooleanField(jni, klass, arrived, JNI_TRUE);
    enter_by_jni(jni, inner);
    (*jni)->MonitorExit(jni, inner);
}

static inline void pinned_probe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "virtual_thread/Pinned");
    if (subject == NULL) {
        pass_case(jni, klass);
    } else if (!(*jni)->IsInstanceOf(jni, subject, klass)) {
        await_pinned(subject);
        observe(jni, subject);
    } else if (is_case("jni")) {
        enter_and_leave_inner(jni);
    } else {
        (*jni)->CallVoidMethod(jni, subject, method_id(jni, klass, "act", "()V"));
        no_exception(jni);
    }
}

/* OUTER, INNER, another, or none. */
static inline const char *pinned_monitor(JNIEnv *jni, jobject monitor)
{
    return monitor == NULL                                                 ? "none"
           : (*jni)->IsSameObject(jni, monitor, pinned_lock(jni, "OUTER")) ? "OUTER"
           : (*jni)->IsSameObject(jni, monitor, pinned_lock(jni, "INNER")) ? "INNER"
                                                                           : "another";
}

/* The cases whose state an interrupt ends. */
#define INTERRUPTIBLE "waiting", "waiting-timed", "sleeping", "parked"

#endif
