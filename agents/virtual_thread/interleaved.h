/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Interleaved, and the methods of its Code that events name. */
#ifndef ASSAY_VIRTUAL_THREAD_INTERLEAVED_H
#define ASSAY_VIRTUAL_THREAD_INTERLEAVED_H

#include "events.h"
#include "threads.h"
#include "virtual.h"

enum interleaved { VIRTUAL_0, VIRTUAL_1, PLATFORM };

static inline jclass interleaved_code(JNIEnv *jni)
{
    static jclass klass;
    if (klass == NULL) {
        klass = (*jni)->NewGlobalRef(jni, find_class(jni, "virtual_thread/Interleaved$Code"));
        /* Initializes the class, which FindClass need not do. */
        static_method_id(jni, klass, "twice", "(I)I");
    }
    return klass;
}

#define ACROSS "across", "(ILvirtual_thread/Interleaved;)I"
#define CALL "call", "(I)I"
#define TWICE "twice", "(I)I"

static inline jmethodID code_method(JNIEnv *jni, const char *name, const char *signature)
{
    return static_method_id(jni, interleaved_code(jni), name, signature);
}

/* The number that the thread which made an object of Code wrote into it; -1 for another object. */
static inline jint mark_of(JNIEnv *jni, jobject object)
{
    if (object == NULL || !(*jni)->IsInstanceOf(jni, object, interleaved_code(jni)))
        return -1;
    return (*jni)->GetIntField(jni, object, field_id(jni, interleaved_code(jni), "mark", "I"));
}

/* Makes an object of Code on the current thread; and so many that a new sampling interval is in force
 * there. */
static inline void make_one(JNIEnv *jni)
{
    (*jni)->CallStaticIntMethod(jni, interleaved_code(jni), code_method(jni, "make", "(I)I"), 0);
}

static inline void make_many(JNIEnv *jni)
{
    enum { ALLOCATIONS = 40000 };
    for (int i = 0; i < ALLOCATIONS; i++)
        make_one(jni);
}

/* What a test does before any thread starts (round 0, threads is null), and before each round,
 * while all are parked. */
static void observe(JNIEnv *jni, jobject threads, int round);

static inline void interleaved_probe(JNIEnv *jni, jobject threads)
{
    static int round;
    if (round == 0) {
        jclass klass = interleaved_code(jni);
        say_events_in("Lvirtual_thread/Interleaved$Code;");
        know_monitor(jni,
                     static_object_field(jni, klass, "LOCK", "Lvirtual_thread/Interleaved$Code;"),
                     "the lock");
        say_exception_as(
            jni, static_object_field(jni, klass, "SHARED", "Ljava/lang/IllegalStateException;"),
            "SHARED");
    }
    observe(jni, threads, round++);
}

#endif
