/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Acting, and a line for each event in a method of its Code. */
#ifndef ASSAY_VIRTUAL_THREAD_ACTING_H
#define ASSAY_VIRTUAL_THREAD_ACTING_H

#include <stdio.h>

#include "virtual.h"

enum acting { VIRTUAL_0, VIRTUAL_1, PLATFORM };

static inline jthread acting(JNIEnv *jni, jobject threads, enum acting which)
{
    return (*jni)->GetObjectArrayElement(jni, threads, (jsize)which);
}

static inline jclass code_class(JNIEnv *jni)
{
    static jclass klass;
    if (klass == NULL)
        klass = (*jni)->NewGlobalRef(jni, find_class(jni, "virtual_thread/Acting$Code"));
    return klass;
}

static inline jmethodID code_method(JNIEnv *jni, const char *name, const char *signature)
{
    return static_method_id(jni, code_class(jni), name, signature);
}

#define ACROSS "across", "(ILvirtual_thread/Acting;)I"
#define CALL "call", "(I)I"
#define TWICE "twice", "(I)I"

static inline bool is_code(JNIEnv *jni, jmethodID method)
{
    jclass declaring = NULL;
    must(GetMethodDeclaringClass, method, &declaring);
    bool same = (*jni)->IsSameObject(jni, declaring, code_class(jni));
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

/* The thread that an event handler got: its name, and whether it is the current one. */
static inline const char *on_current(JNIEnv *jni, jthread thread)
{
    static __thread char text[96];
    jthread current = NULL;
    must(GetCurrentThread, &current);
    snprintf(text, sizeof text, "on %s%s", thread_name(thread),
             (*jni)->IsSameObject(jni, current, thread) ? "" : ", not the current thread");
    (*jni)->DeleteLocalRef(jni, current);
    return text;
}

/* A second environment, in tests that have one. */
static jvmtiEnv *second;

/* What the line of an event begins with: nothing in the test's own environment. */
static inline const char *side(jvmtiEnv *env)
{
    return env == assay_env ? "" : env == second ? "second: " : "stranger: ";
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

static inline void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                         jmethodID method, jlocation location)
{
    say_place(env, jni, "breakpoint", thread, method, location);
}

static inline void JNICALL on_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                   jlocation location)
{
    if (is_code(jni, method))
        say_place(env, jni, "step", thread, method, location);
}

static inline void JNICALL on_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_code(jni, method))
        say("%sentry %s %s", side(env), short_name(method), on_current(jni, thread));
}

static inline void JNICALL on_exit_of_method(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                             jmethodID method, jboolean by_exception,
                                             jvalue value)
{
    if (!is_code(jni, method))
        return;
    if (by_exception)
        say("%sexit %s by exception %s", side(env), short_name(method), on_current(jni, thread));
    else
        say("%sexit %s: %d %s", side(env), short_name(method), (int)value.i,
            on_current(jni, thread));
}

static inline void JNICALL on_frame_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                        jmethodID method, jboolean by_exception)
{
    say("%spop %s by exception %s %s", side(env), short_name(method), truth(by_exception),
        on_current(jni, thread));
}

static inline void set_mode(jvmtiEventMode mode, jvmtiEvent event, jthread thread)
{
    say("%s %s: %s", mode == JVMTI_ENABLE ? "enable" : "disable", event_name(event),
        error_name(ti(SetEventNotificationMode, mode, event, thread)));
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
#define ACTING_TEST_ON(VM_ARGS, WAY, ...)                                                \
    VIRTUAL_TEST_ON(VM_ARGS, .target = "virtual_thread.Acting", .args = LIST(WAY),       \
                 .probe = acting_probe, __VA_ARGS__)

#endif
