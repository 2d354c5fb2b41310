/* SPDX-License-Identifier: Apache-2.0 */

/* The two requests of event.Exhausting, or requests by JNI, and the events that are due for them. */
#ifndef ASSAY_EVENT_EXHAUSTING_H
#define ASSAY_EVENT_EXHAUSTING_H

#include "assay.h"

/* Requests of the current thread for which an environment may still have an event. */
static _Thread_local bool requested[2];

/* The probe is called before each request with an object, and with null after the last one. Whether one
 * begins. */
static inline bool begins_request(jobject subject)
{
    if (subject != NULL)
        requested[0] = requested[1] = true;
    return subject != NULL;
}

/* Ends what begins_request has begun, where no event is due. */
static inline void end_request(void)
{
    requested[0] = requested[1] = false;
}

/* Whether an event is the first for the request of this thread that reports `resource` and an
 * OutOfMemoryError. Other threads may exhaust resources, a request others before, and it may be
 * tried anew. */
static inline bool is_due(jvmtiEnv *env, jint flags, jint resource)
{
    jint due = resource | JVMTI_RESOURCE_EXHAUSTED_OOM_ERROR;
    bool *is_open = &requested[env != assay_env];
    bool first = *is_open;
    if ((flags & due) != due)
        return false;
    *is_open = false;
    return first;
}

/* The largest request that a heap of 32 megabytes refuses for want of space alone. */
enum { TOO_MANY_LONGS = 64 << 20 };

/* For requests by JNI: no JVM needs to know the option that gives the size of the heap. */
static inline void need_small_heap(JNIEnv *jni)
{
    jclass klass = find_class(jni, "java/lang/Runtime");
    jobject runtime = (*jni)->CallStaticObjectMethod(
        jni, klass, static_method_id(jni, klass, "getRuntime", "()Ljava/lang/Runtime;"));
    no_exception(jni);
    if ((*jni)->CallLongMethod(jni, runtime, method_id(jni, klass, "maxMemory", "()J"))
        >= (jlong)8 * TOO_MANY_LONGS)
        inapplicable("the heap is larger than it was to be");
    no_exception(jni);
}

/* Says whether an OutOfMemoryError is pending, and clears what is. */
static inline void say_error(JNIEnv *jni, jclass error)
{
    jthrowable thrown = (*jni)->ExceptionOccurred(jni);
    (*jni)->ExceptionClear(jni);
    say("OutOfMemoryError: %s", truth(thrown != NULL && (*jni)->IsInstanceOf(jni, thrown, error)));
}

#endif
