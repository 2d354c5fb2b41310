/* SPDX-License-Identifier: Apache-2.0 */

/* The natives of method.ArrayResults, which return their argument, and a line for the result of each
 * of its methods that returns an array: the name of the array in the target. */
#ifndef ASSAY_METHOD_ARRAY_RESULTS_H
#define ASSAY_METHOD_ARRAY_RESULTS_H

#include "events.h"

static const char *const array_names[] = {"boolean[]", "byte[]", "char[]",  "short[]",
                                          "int[]",     "long[]", "float[]", "double[]",
                                          "String[]",  "int[][]"};
static jobjectArray all_arrays; /* in the order of their names; a global reference */

static inline const char *array_text(JNIEnv *jni, jobject result)
{
    const char *name = result == NULL ? "null" : "another object";
    for (jsize i = 0; result != NULL && i < (*jni)->GetArrayLength(jni, all_arrays); i++) {
        jobject array = element(jni, all_arrays, i);
        if ((*jni)->IsSameObject(jni, array, result))
            name = array_names[i];
        (*jni)->DeleteLocalRef(jni, array);
    }
    return name;
}

static inline void JNICALL say_array_result(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                            jmethodID method, jboolean by_exception, jvalue value)
{
    char *signature = NULL;
    if (!is_of_interest(method))
        return;
    must(GetMethodName, method, NULL, &signature, NULL);
    char letter = result_letter(signature);
    if (letter == '[' || letter == 'L')
        say("%s: %s", method_name(method), by_exception ? "undefined" : array_text(jni, value.l));
    release(signature);
}

static jobject JNICALL native_same(JNIEnv *jni, jclass klass, jobject array)
{
    return array;
}

static inline void observe_array_results(JNIEnv *jni, jobject arrays)
{
    JNINativeMethod natives[] = {
        {"nativeInts", "([I)[I", (void *)native_same},
        {"nativeStrings", "([Ljava/lang/String;)[Ljava/lang/String;", (void *)native_same},
        {"nativeTable", "([[I)[[I", (void *)native_same},
        {"nativeObject", "(Ljava/lang/Object;)Ljava/lang/Object;", (void *)native_same}};
    jclass klass = find_class(jni, "method/ArrayResults");
    if ((*jni)->RegisterNatives(jni, klass, natives, 4) != JNI_OK)
        broken("RegisterNatives failed");
    all_arrays = (*jni)->NewGlobalRef(jni, arrays);
    say_events_in("Lmethod/ArrayResults;");
    on(MethodExit, say_array_result);
}

#endif
