/* SPDX-License-Identifier: Apache-2.0 */

/* The overloads of the class of classfile.PermutedOverloads, in other orders time and again. */
#ifndef ASSAY_REDEFINE_PERMUTED_OVERLOADS_H
#define ASSAY_REDEFINE_PERMUTED_OVERLOADS_H

#include "record.h"
#include "redefine.h"

enum { PERMUTED_OVERLOADS = 20 };

/* The ids of the class's methods before any change, by the number of arguments. */
static inline void take_permuted(JNIEnv *jni, jclass klass, jmethodID *ids)
{
    static const char ints[] = "IIIIIIIIIIIIIIIIIIII";
    for (int i = 0; i < PERMUTED_OVERLOADS; i++) {
        char *signature = assay_text();
        assay_append(signature, "(%.*s)I", i, ints);
        ids[i] = static_method_id(jni, klass, "act", signature);
    }
}

/* The probe: makes the change, and compares what the ids denote with the last class file. */
static inline void observe_permuted(JNIEnv *jni, jobject subject, class_change change)
{
    static const jvalue zeros[PERMUTED_OVERLOADS];
    static jmethodID ids[PERMUTED_OVERLOADS];
    static int files;
    if (subject == NULL) {
        say("orders: %d", files);
        say_first_difference();
        return;
    }
    jclass klass = class_of_probe(jni, subject);
    if (files++ == 0)
        take_permuted(jni, klass, ids);
    jvmtiError error = change(jni, subject);
    if (error != JVMTI_ERROR_NONE) {
        differs("order %d: expected JVMTI_ERROR_NONE, actual %s", files, error_name(error));
        return;
    }
    for (int i = 0; i < PERMUTED_OVERLOADS; i++) {
        int expected = PERMUTED_OVERLOADS * files + i;
        int actual = (*jni)->CallStaticIntMethodA(jni, klass, ids[i], zeros);
        bool threw = (*jni)->ExceptionCheck(jni);
        (*jni)->ExceptionClear(jni);
        if (threw)
            differs("order %d, %d arguments: expected %d, actual an exception", files, i, expected);
        else if (actual != expected)
            differs("order %d, %d arguments: expected %d, actual %d", files, i, expected, actual);
    }
}

#endif
