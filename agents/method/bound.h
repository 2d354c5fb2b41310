/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of native binding share: the native functions of method.Bound. */
#ifndef ASSAY_METHOD_BOUND_H
#define ASSAY_METHOD_BOUND_H

#include <dlfcn.h>

#include "assay.h"

__attribute__((visibility("default"))) jint JNICALL Java_method_Bound_first(JNIEnv *jni,
                                                                            jclass klass, jint n)
{
    return n + 1;
}

__attribute__((visibility("default"))) jint JNICALL Java_method_Bound_second(JNIEnv *jni,
                                                                             jclass klass, jint n)
{
    return n + 2;
}

static inline jint JNICALL other_function(JNIEnv *jni, jclass klass, jint n)
{
    return n * 100;
}

static inline jclass bound_class(JNIEnv *jni)
{
    return find_class(jni, "method/Bound");
}

/* Makes this library one in which the natives of method.Bound are looked up. */
static inline void load_library(JNIEnv *jni)
{
    Dl_info info;
    if (dladdr((void *)Java_method_Bound_first, &info) == 0)
        broken("the library's own path is not known");
    jclass klass = bound_class(jni);
    jstring path = (*jni)->NewStringUTF(jni, info.dli_fname);
    (*jni)->CallStaticVoidMethod(
        jni, klass, static_method_id(jni, klass, "load", "(Ljava/lang/String;)V"), path);
    no_exception(jni);
}

static inline void register_native(JNIEnv *jni, const char *name, void *function)
{
    JNINativeMethod native = {(char *)name, "(I)I", function};
    jint result = (*jni)->RegisterNatives(jni, bound_class(jni), &native, 1);
    no_exception(jni);
    say("RegisterNatives: %d", (int)result);
}

static inline bool is_bound(jmethodID method)
{
    return strncmp(method_name(method), "Lmethod/Bound;.", 15) == 0;
}

static inline const char *function_name(void *address)
{
    return address == (void *)Java_method_Bound_first    ? "the first function"
           : address == (void *)Java_method_Bound_second ? "the second function"
           : address == (void *)other_function           ? "the other function"
                                                         : "an unknown function";
}

static inline void JNICALL say_bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    void *address, void **new_address)
{
    if (is_bound(method))
        say("bind %s to %s on %s", method_name(method), function_name(address),
            thread_name(thread));
}

/* The same, and binds the other function instead of the first. */
static inline void JNICALL redirect_first(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jmethodID method, void *address, void **new_address)
{
    say_bind(env, jni, thread, method, address, new_address);
    if (is_bound(method) && address == (void *)Java_method_Bound_first)
        *new_address = (void *)other_function;
}

#endif
