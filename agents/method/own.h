/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of method events share: an event is looked at if its method belongs to the
 * class under test. */
#ifndef ASSAY_METHOD_OWN_H
#define ASSAY_METHOD_OWN_H

#include "assay.h"

static inline jclass *own_class(void)
{
    static jclass klass;
    return &klass;
}

static inline void set_own_class(JNIEnv *jni, const char *name)
{
    *own_class() = (jclass)(*jni)->NewGlobalRef(jni, find_class(jni, name));
}

/* By name: JNI compares no objects while an exception is pending, as one may be in a callback. */
static inline bool is_own(JNIEnv *jni, jmethodID method)
{
    jclass declaring = NULL;
    must(GetMethodDeclaringClass, method, &declaring);
    bool same = strcmp(class_name(declaring), class_name(*own_class())) == 0;
    (*jni)->DeleteLocalRef(jni, declaring);
    return same;
}

static inline bool is_named(jmethodID method, const char *wanted)
{
    char *name = NULL;
    must(GetMethodName, method, &name, NULL, NULL);
    bool same = strcmp(name, wanted) == 0;
    release(name);
    return same;
}

/* The type letter of the method's result. */
static inline char result_type(jmethodID method)
{
    char *signature = NULL;
    must(GetMethodName, method, NULL, &signature, NULL);
    char type = strchr(signature, ')')[1];
    release(signature);
    return type;
}

/* A MethodExit callback: says how a method of the class under test, of type int, was left. */
static inline void JNICALL say_exit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jboolean by_exception, jvalue value)
{
    char *name = NULL;
    if (!is_own(jni, method) || is_named(method, "main"))
        return;
    must(GetMethodName, method, &name, NULL, NULL);
    if (by_exception)
        say("%s left by exception true", name);
    else
        say("%s left by exception false, value %d", name, (int)value.i);
    release(name);
}

/* The top frame's place: "at its start", "at its end", "native", or "elsewhere". */
static inline const char *top_place(jthread thread, jmethodID method)
{
    jmethodID top = NULL;
    jlocation location = -7;
    jlocation first = -3;
    jlocation last = -3;
    must(GetFrameLocation, thread, 0, &top, &location);
    if (top != method)
        return "in another method";
    if (location == -1)
        return "native";
    must(GetMethodLocation, method, &first, &last);
    return location == first ? "at its start" : location == last ? "at its end" : "elsewhere";
}

/* A MethodEntry callback: says the method of the class under test, where its frame is, and the
 * thread. */
static inline void JNICALL say_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    char *name = NULL;
    if (!is_own(jni, method))
        return;
    must(GetMethodName, method, &name, NULL, NULL);
    say("%s %s on %s", name, top_place(thread, method), thread_name(thread));
    release(name);
}

#endif
