/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Interleaved, and the methods of its Code that events name. */
#ifndef ASSAY_VIRTUAL_THREAD_ACTING_H
#define ASSAY_VIRTUAL_THREAD_ACTING_H

#include "event_lines.h"

enum acting { VIRTUAL_0, VIRTUAL_1, PLATFORM };

static inline jthread acting(JNIEnv *jni, jobject threads, enum acting which)
{
    return (*jni)->GetObjectArrayElement(jni, threads, (jsize)which);
}

static inline jclass code_class(JNIEnv *jni)
{
    static jclass klass;
    if (klass == NULL) {
        klass = (*jni)->NewGlobalRef(jni, find_class(jni, "virtual_thread/Interleaved$Code"));
        /* Initializes the class, which FindClass need not do. */
        static_method_id(jni, klass, "twice", "(I)I");
    }
    return klass;
}

static inline jmethodID code_method(JNIEnv *jni, const char *name, const char *signature)
{
    return static_method_id(jni, code_class(jni), name, signature);
}

/* The number that the thread which made an object of Code wrote into it; -1 for another object. */
static inline jint mark_of(JNIEnv *jni, jobject object)
{
    if (object == NULL || !(*jni)->IsInstanceOf(jni, object, code_class(jni)))
        return -1;
    return (*jni)->GetIntField(jni, object, field_id(jni, code_class(jni), "mark", "I"));
}

#define ACROSS "across", "(ILvirtual_thread/Interleaved;)I"
#define CALL "call", "(I)I"
#define TWICE "twice", "(I)I"

/* Goes by the name, for JNI cannot compare objects while an exception is pending. */
static inline bool is_code(JNIEnv *jni, jmethodID method)
{
    jclass declaring = NULL;
    must(GetMethodDeclaringClass, method, &declaring);
    bool same = strcmp(class_name(declaring), "Lvirtual_thread/Interleaved$Code;") == 0;
    (*jni)->DeleteLocalRef(jni, declaring);
    return same;
}

static inline const char *short_name(jmethodID method)
{
    static __thread char text[64];
    char *name = NULL;
    must(GetMethodName, method, &name, NULL, NULL);
    snprintf(text, sizeof text, "%s", name);
    release(name);
    return text;
}

static inline void say_place(jvmtiEnv *env, JNIEnv *jni, const char *event, jthread thread,
                             jmethodID method, jlocation location)
{
    jmethodID top = NULL;
    jlocation top_location = -1;
    must(GetFrameLocation, thread, 0, &top, &top_location);
    say("%s%s %s %d %s%s", side(env), event, short_name(method), (int)location,
        on_current(jni, thread),
        top == method && top_location == location ? "" : ", unlike the top frame");
}

/* The depth of a method of Code in the thread's stack; beyond it if the stack does not show it. */
static inline jint depth_of(JNIEnv *jni, jthread thread, jmethodID method)
{
    enum { MOST = 200 };
    jvmtiFrameInfo frames[MOST];
    jint count = 0;
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    for (jint i = 0; i < count; i++)
        if (frames[i].method == method)
            return i;
    return MOST;
}

/* What a test does before any thread starts (round 0, threads is null), and before each round,
 * while all are parked. */
static void observe(JNIEnv *jni, jobject threads, int round);

static inline void acting_probe(JNIEnv *jni, jobject threads)
{
    static int round;
    code_class(jni);
    observe(jni, threads, round++);
}

#define ACTING_TEST(WAY, ...) ACTING_TEST_ON(LIST(CARRIERS), WAY, __VA_ARGS__)
#define ACTING_TEST_ON(VM_ARGS, WAY, ...)                                                          \
    VIRTUAL_TEST_ON(VM_ARGS, .target = "virtual_thread.Interleaved", .args = LIST(WAY),            \
                    .probe = acting_probe, __VA_ARGS__)

#endif
