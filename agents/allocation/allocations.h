/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What the tests of allocation events share: the target allocation.Maker allocates what the
 * agent asks it for, and the events that come on the asking thread are noted in order.
 */
#ifndef ASSAY_ALLOCATION_ALLOCATIONS_H
#define ASSAY_ALLOCATION_ALLOCATIONS_H

#include <stdarg.h>

#include "assay.h"

enum { NOTES = 2000 };

static struct note {
    jweak object, klass;
    bool right_size; /* as GetObjectSize gave it in the callback, for it may change later */
} notes[NOTES];

static int noted;         /* events for objects of the watched class, or of any if it is null */
static int wrong_threads; /* among them, those of another thread or environment than the current */
static jobject watched;   /* global */
static jobject noting;    /* the thread whose allocations are noted, global */

static inline bool is_noting(jvmtiEnv *env, JNIEnv *jni)
{
    jthread self = NULL;
    must_in(env, GetCurrentThread, &self);
    bool is = (*jni)->IsSameObject(jni, self, noting);
    (*jni)->DeleteLocalRef(jni, self);
    return is;
}

/* The callback of both events. */
static inline void JNICALL note(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                jclass klass, jlong size)
{
    if (!is_noting(env, jni) || (watched && !(*jni)->IsInstanceOf(jni, object, watched)))
        return;
    jlong asked = 0;
    must_in(env, GetObjectSize, object, &asked);
    wrong_threads += env != assay_env || !(*jni)->IsSameObject(jni, thread, noting);
    if (noted < NOTES)
        notes[noted] = (struct note){.object = (*jni)->NewWeakGlobalRef(jni, object),
                                     .klass = (*jni)->NewWeakGlobalRef(jni, klass),
                                     .right_size = size == asked};
    noted++;
}

/* Forgets what was noted, and notes what the current thread allocates of `klass`. */
static inline void note_anew(JNIEnv *jni, jclass klass)
{
    for (int i = 0; i < noted && i < NOTES; i++) {
        (*jni)->DeleteWeakGlobalRef(jni, notes[i].object);
        (*jni)->DeleteWeakGlobalRef(jni, notes[i].klass);
    }
    (*jni)->DeleteGlobalRef(jni, watched);
    (*jni)->DeleteGlobalRef(jni, noting);
    jthread self = NULL;
    must(GetCurrentThread, &self);
    noted = wrong_threads = 0;
    watched = klass == NULL ? NULL : (*jni)->NewGlobalRef(jni, klass);
    noting = (*jni)->NewGlobalRef(jni, self);
}

/* Whether a note tells class and size of its object. */
static inline bool is_right(JNIEnv *jni, const struct note *note)
{
    jclass klass = (*jni)->GetObjectClass(jni, note->object);
    return note->right_size && (*jni)->IsSameObject(jni, note->klass, klass);
}

/* Calls a static method of allocation.Maker. */
static inline jobject made_by(JNIEnv *jni, const char *name, const char *signature, ...)
{
    jclass maker = find_class(jni, "allocation/Maker");
    va_list arguments;
    va_start(arguments, signature);
    jobject made = (*jni)->CallStaticObjectMethodV(
        jni, maker, static_method_id(jni, maker, name, signature), arguments);
    va_end(arguments);
    no_exception(jni);
    return made;
}

static inline void make_arrays(JNIEnv *jni, jint count)
{
    jclass maker = find_class(jni, "allocation/Maker");
    (*jni)->CallStaticVoidMethod(jni, maker, static_method_id(jni, maker, "makeArrays", "(I)V"),
                                 count);
    no_exception(jni);
}

/* An array of as many new things. */
static inline jobjectArray fill(JNIEnv *jni, jsize count)
{
    jclass maker = find_class(jni, "allocation/Maker");
    jobjectArray things = (*jni)->NewObjectArray(jni, count, find_class(jni, "allocation/Thing"),
                                                 NULL);
    (*jni)->CallStaticVoidMethod(
        jni, maker, static_method_id(jni, maker, "fill", "([Lallocation/Thing;)V"), things);
    no_exception(jni);
    return things;
}

/* Has things made until each is sampled: the interval 0 is in force. */
static inline void await_sampling_all(JNIEnv *jni)
{
    do {
        note_anew(jni, find_class(jni, "allocation/Thing"));
        (*jni)->DeleteLocalRef(jni, fill(jni, 100));
    } while (noted < 100);
}

/* Sets the interval 0, and waits for it to be in force. */
static inline void sample_all(JNIEnv *jni)
{
    must(SetHeapSamplingInterval, 0);
    await_sampling_all(jni);
}

#endif
