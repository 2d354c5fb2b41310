/* SPDX-License-Identifier: Apache-2.0 */

/* Implementations of the natives of method.Wrapped, by the names before any wrapping. */
#ifndef ASSAY_METHOD_WRAPPED_H
#define ASSAY_METHOD_WRAPPED_H

#include "assay.h"

static const jvmtiCapabilities prefixing = {.can_set_native_method_prefix = 1};

/* An additional environment that can set prefixes, and sets this one. */
static inline jvmtiEnv *environment_with(const char *prefix)
{
    jvmtiEnv *env = new_environment_with(&prefixing);
    must_in(env, SetNativeMethodPrefix, prefix);
    return env;
}

/* Arguments of the native may follow. */
#define IMPLEMENTATION(NAME, TEXT, ...)                                                            \
    __attribute__((visibility("default"))) JNIEXPORT jstring JNICALL NAME(                         \
        JNIEnv *jni, jclass klass, ##__VA_ARGS__)                                                  \
    {                                                                                              \
        return (*jni)->NewStringUTF(jni, TEXT);                                                    \
    }

/* The natives are found in this library by their names. */
#define FOUND_BY_NAME                                                                              \
    IMPLEMENTATION(Java_method_Wrapped_plain, "plain")                                             \
    IMPLEMENTATION(Java_method_Wrapped_one, "one")                                                 \
    IMPLEMENTATION(Java_method_Wrapped_both, "both")                                               \
    IMPLEMENTATION(Java_method_Wrapped_a_1both, "a_both")                                          \
    IMPLEMENTATION(Java_method_Wrapped_two, "two")                                                 \
    IMPLEMENTATION(Java_method_Wrapped_reversed, "reversed")                                       \
    IMPLEMENTATION(Java_method_Wrapped_skipped, "skipped")                                         \
    IMPLEMENTATION(Java_method_Wrapped_a_1again, "a_again")                                        \
    IMPLEMENTATION(Java_method_Wrapped_again, "again")                                             \
    IMPLEMENTATION(Java_method_Wrapped_deep, "deep")                                               \
    IMPLEMENTATION(Java_method_Wrapped_a_1outer, "a_outer")

/* Registers the implementation under the name before any wrapping. */
static inline void register_wrapped(JNIEnv *jni, jclass klass, const char *name, void *function)
{
    char *method = (char *)name;
    JNINativeMethod native = {method, "()Ljava/lang/String;", function};
    jint result = (*jni)->RegisterNatives(jni, klass, &native, 1);
    say("RegisterNatives of %s: %s", name, result == 0 ? "done" : "refused");
    (*jni)->ExceptionClear(jni);
}

#endif
