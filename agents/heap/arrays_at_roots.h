/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Four arrays, and what hands them over, that nothing holds but one root each, of the sort that
 * the case names. Their lengths, which nothing else has, tell callbacks which is which where
 * their tags do not. The target heap.filters.ArraysAtRoots asks for the case first.
 */
#ifndef ASSAY_HEAP_ARRAYS_AT_ROOTS_H
#define ASSAY_HEAP_ARRAYS_AT_ROOTS_H

#include "heap.h"

enum { ARRAY_COUNT = 4, ARRAY_LENGTH = 54321 };

#define ROOT_CASES LIST("global-reference", "local-reference", "local-variable", "operand")

/* The array that a root of the case's sort refers to, 0 to 3; or -1. Which kind an operand is
 * of, is left open. */
static inline int array_at_root(jvmtiHeapReferenceKind kind, jint length)
{
    bool is_root = is_case("global-reference")  ? kind == JVMTI_HEAP_REFERENCE_JNI_GLOBAL
                   : is_case("local-reference") ? kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL
                   : is_case("local-variable")  ? kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL
                                                : kind >= JVMTI_HEAP_REFERENCE_JNI_GLOBAL;
    jint index = length - ARRAY_LENGTH;
    return is_root && index >= 0 && index < ARRAY_COUNT ? (int)index : -1;
}

/* Whether the target hands over its arrays; gives it the case if it asks for it. */
static inline bool is_given_arrays(JNIEnv *jni, jobject subject)
{
    bool asked = (*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class"));
    if (asked)
        pass_case(jni, subject);
    return !asked;
}

/* Lets references of the case hold the arrays; variables and operands hold them before. */
static inline void make_references(JNIEnv *jni, jobject arrays)
{
    for (jsize i = 0; i < ARRAY_COUNT; i++) {
        jobject array = element(jni, arrays, i);
        if (is_case("global-reference"))
            (*jni)->NewGlobalRef(jni, array);
        if (!is_case("local-reference"))
            (*jni)->DeleteLocalRef(jni, array);
    }
}

#endif
