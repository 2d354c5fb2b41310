/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of exceptions share: the natives of exception.Throws, and a line for each event
 * in one of its methods. */
#ifndef ASSAY_EXCEPTION_THROWS_H
#define ASSAY_EXCEPTION_THROWS_H

#include <stdio.h>

#include "pending.h"

static inline jclass throws_class(JNIEnv *jni)
{
    static jclass klass;
    if (klass == NULL)
        klass = (jclass)(*jni)->NewGlobalRef(jni, find_class(jni, "exception/Throws"));
    return klass;
}

static inline jobject shared_exception(JNIEnv *jni)
{
    static jobject shared;
    if (shared == NULL)
        shared = (*jni)->NewGlobalRef(jni,
                                      static_object_field(jni, throws_class(jni), "SHARED",
                                                          "Ljava/lang/IllegalStateException;"));
    return shared;
}

/* Looks up what the events need: when they come, a JVM may have the exception pending. */
static inline void know_throws(JNIEnv *jni)
{
    throws_class(jni);
    shared_exception(jni);
}

/* By name: JNI compares no objects while an exception is pending, as one may be in a callback. */
static inline bool is_own(jmethodID method)
{
    jclass declaring = NULL;
    must(GetMethodDeclaringClass, method, &declaring);
    return strcmp(class_name(declaring), "Lexception/Throws;") == 0;
}

static inline void JNICALL native_thrower(JNIEnv *jni, jclass klass)
{
    (*jni)->Throw(jni, (jthrowable)shared_exception(jni));
}

static inline void JNICALL native_clearer(JNIEnv *jni, jclass klass)
{
    (*jni)->Throw(jni, (jthrowable)shared_exception(jni));
    (*jni)->ExceptionClear(jni);
}

static inline void JNICALL native_passer(JNIEnv *jni, jclass klass)
{
    (*jni)->CallStaticVoidMethod(jni, klass, static_method_id(jni, klass, "thrower", "()V"));
}

static inline void JNICALL native_catcher(JNIEnv *jni, jclass klass)
{
    native_passer(jni, klass);
    say("pending in native code: %s", truth((*jni)->ExceptionCheck(jni)));
    (*jni)->ExceptionClear(jni);
}

static inline void bind_natives(JNIEnv *jni)
{
    JNINativeMethod natives[] = {{"nativeThrower", "()V", (void *)native_thrower},
                                 {"nativeClearer", "()V", (void *)native_clearer},
                                 {"nativePasser", "()V", (void *)native_passer},
                                 {"nativeCatcher", "()V", (void *)native_catcher}};
    know_throws(jni);
    if ((*jni)->RegisterNatives(jni, throws_class(jni), natives, 4) != JNI_OK)
        broken("RegisterNatives failed");
}

static inline const char *exception_text(JNIEnv *jni, jobject exception)
{
    if (exception == NULL)
        return "null";
    if (is_same_exception(jni, exception, shared_exception(jni)))
        return "SHARED";
    return exception_class(jni, exception);
}

/* Whether the method is none of the program, but has a frame: that of a launcher below it. */
static inline bool is_launcher(jmethodID method)
{
    jvmtiFrameInfo frames[64];
    jint count = 0;
    if (is_own(method))
        return false;
    must(GetStackTrace, NULL, 0, 64, frames, &count);
    while (count > 0 && frames[count - 1].method != method)
        count--;
    return count > 0;
}

static inline void JNICALL on_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                        jmethodID method, jlocation location, jobject exception,
                                        jmethodID catch_method, jlocation catch_location)
{
    if (!is_own(method) || is_thrown_by_put_back(exception))
        return;
    say("%s thrown at %d in %s on %s", exception_text(jni, exception), (int)location,
        method_name(method), thread_name(thread));
    if (catch_method == NULL)
        say("no handler: %d", (int)catch_location);
    else if (is_launcher(catch_method))
        say("handler behind the program's frames");
    else
        say("handler at %d in %s", (int)catch_location, method_name(catch_method));
}

static inline void JNICALL on_catch(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jlocation location, jobject exception)
{
    if (is_own(method) && !is_cleared_by_set_aside(exception))
        say("%s caught at %d in %s on %s", exception_text(jni, exception), (int)location,
            method_name(method), thread_name(thread));
}

/* The probe of most tests. */
static inline void watch_throws(JNIEnv *jni, jobject unused)
{
    bind_natives(jni);
    on(Exception, on_exception);
}

static inline void watch_catches(JNIEnv *jni, jobject unused)
{
    bind_natives(jni);
    on(ExceptionCatch, on_catch);
}

#endif
