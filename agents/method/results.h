/* SPDX-License-Identifier: Apache-2.0 */

/* The natives of method.Results, and a line for each MethodExit of it. */
#ifndef ASSAY_METHOD_RESULTS_H
#define ASSAY_METHOD_RESULTS_H

#include "events.h"

/* Found in the probe first, by the loader of the target. */
static inline jclass results_class(JNIEnv *jni)
{
    static jclass klass;
    if (klass == NULL)
        klass = (*jni)->NewGlobalRef(jni, find_class(jni, "method/Results"));
    return klass;
}

/* The type letter of the method's result. */
static inline char result_type(jmethodID method)
{
    char *signature = NULL;
    must(GetMethodName, method, NULL, &signature, NULL);
    char type = result_letter(signature);
    release(signature);
    return type;
}

static inline jobject shared_object(JNIEnv *jni)
{
    return static_object_field(jni, results_class(jni), "SHARED", "Ljava/lang/Object;");
}

static jboolean JNICALL native_z(JNIEnv *jni, jclass klass)
{
    return JNI_TRUE;
}
static jbyte JNICALL native_b(JNIEnv *jni, jclass klass)
{
    return 127;
}
static jchar JNICALL native_c(JNIEnv *jni, jclass klass)
{
    return 0x8001;
}
static jshort JNICALL native_s(JNIEnv *jni, jclass klass)
{
    return -32766;
}
static jint JNICALL native_i(JNIEnv *jni, jclass klass)
{
    return 0x7ffffffe;
}
static jlong JNICALL native_j(JNIEnv *jni, jclass klass)
{
    return -0x123456789LL;
}
static jfloat JNICALL native_f(JNIEnv *jni, jclass klass)
{
    return 2.25f;
}
static jdouble JNICALL native_d(JNIEnv *jni, jclass klass)
{
    return -1024.1;
}
static jobject JNICALL native_o(JNIEnv *jni, jclass klass)
{
    return shared_object(jni);
}
static jobject JNICALL native_array(JNIEnv *jni, jclass klass)
{
    return NULL;
}
static void JNICALL native_v(JNIEnv *jni, jclass klass)
{
    (void)jni;
}

static inline void bind_results(JNIEnv *jni)
{
    JNINativeMethod natives[] = {{"nativeZ", "()Z", (void *)native_z},
                                 {"nativeB", "()B", (void *)native_b},
                                 {"nativeC", "()C", (void *)native_c},
                                 {"nativeS", "()S", (void *)native_s},
                                 {"nativeI", "()I", (void *)native_i},
                                 {"nativeJ", "()J", (void *)native_j},
                                 {"nativeF", "()F", (void *)native_f},
                                 {"nativeD", "()D", (void *)native_d},
                                 {"nativeO", "()Ljava/lang/Object;", (void *)native_o},
                                 {"nativeArray", "()[I", (void *)native_array},
                                 {"nativeV", "()V", (void *)native_v}};
    jint count = (jint)(sizeof natives / sizeof natives[0]);
    if ((*jni)->RegisterNatives(jni, results_class(jni), natives, count) != JNI_OK)
        broken("RegisterNatives failed");
}

static inline const char *result_text(JNIEnv *jni, char type, jvalue value)
{
    if (type == 'V')
        return "none";
    if (type != 'L' && type != '[')
        return value_text(type, value);
    if (value.l == NULL)
        return "null";
    return (*jni)->IsSameObject(jni, value.l, shared_object(jni)) ? "shared" : "other";
}

static inline void JNICALL on_exit_with_result(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                               jmethodID method, jboolean by_exception,
                                               jvalue value)
{
    if (is_of_interest(method) && !is_method_named(method, "say"))
        say("%s: %s, by exception %s", method_name(method),
            by_exception ? "undefined" : result_text(jni, result_type(method), value),
            truth(by_exception));
}

#endif
