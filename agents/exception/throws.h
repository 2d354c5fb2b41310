/* SPDX-License-Identifier: Apache-2.0 */

/* The natives of exception.Throws, and its exception that is said as "SHARED". */
#ifndef ASSAY_EXCEPTION_THROWS_H
#define ASSAY_EXCEPTION_THROWS_H

#include "events.h"

static struct {
    jclass klass;      /* global */
    jthrowable shared; /* global */
} throws;

static inline void JNICALL native_thrower(JNIEnv *jni, jclass klass)
{
    (*jni)->Throw(jni, throws.shared);
}

static inline void JNICALL native_clearer(JNIEnv *jni, jclass klass)
{
    (*jni)->Throw(jni, throws.shared);
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

/* Looks the class up, names its exception, and registers its natives. */
static inline void prepare_throws(JNIEnv *jni)
{
    static const JNINativeMethod natives[] = {{"nativeThrower", "()V", (void *)native_thrower},
                                              {"nativeClearer", "()V", (void *)native_clearer},
                                              {"nativePasser", "()V", (void *)native_passer},
                                              {"nativeCatcher", "()V", (void *)native_catcher}};
    throws.klass = (*jni)->NewGlobalRef(jni, find_class(jni, "exception/Throws"));
    throws.shared = (*jni)->NewGlobalRef(
        jni, static_object_field(jni, throws.klass, "SHARED", "Ljava/lang/IllegalStateException;"));
    name_exception(jni, throws.shared, "SHARED");
    say_events_in("Lexception/Throws;");
    if ((*jni)->RegisterNatives(jni, throws.klass, natives, 4) != JNI_OK)
        broken("RegisterNatives failed");
}

/* The start hook of tests of phases: an exception that Java code throws, and perhaps one that it catches.
 * Integer.parseInt has to throw; Integer.getInteger gives null for a property that is no number, which
 * Integer.decode refuses. */
static inline void throw_and_catch(JNIEnv *jni)
{
    /* Only from 9 on can the class library surely be used then: before that is "early" (VMStart). */
    if ((*jni)->GetVersion(jni) < 0x00090000)
        return;
    jclass integer = find_class(jni, "java/lang/Integer");
    jmethodID get = static_method_id(jni, integer, "getInteger",
                                     "(Ljava/lang/String;)Ljava/lang/Integer;");
    (*jni)->CallStaticObjectMethod(jni, integer, get, (*jni)->NewStringUTF(jni, "os.name"));
    no_exception(jni);
    jmethodID parse = static_method_id(jni, integer, "parseInt", "(Ljava/lang/String;)I");
    (*jni)->CallStaticIntMethod(jni, integer, parse, (*jni)->NewStringUTF(jni, "x"));
    if (!(*jni)->ExceptionCheck(jni))
        broken("Integer.parseInt has thrown nothing");
    (*jni)->ExceptionClear(jni);
}

/* Probes. */
static inline void say_throws(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    on(Exception, say_thrown);
}

static inline void say_catches(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    on(ExceptionCatch, say_caught);
}

#endif
