/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Four arrays that nothing but one reference of the case's kind holds, and the array that
 * brought them: heap.filters.Held keeps them in local variables, too. Their lengths, which
 * nothing else has, tell callbacks which is which where their tags do not.
 */
#ifndef ASSAY_HEAP_HELD_H
#define ASSAY_HEAP_HELD_H

#include "filters.h"

enum { HELD = 4, HELD_LENGTH = 54321 };

#define HELD_CASES LIST("global-reference", "local-reference", "local-variable")

/* The array that a root of the case's kind refers to, 0 to 3; or -1. */
static inline int held_at_root(jvmtiHeapReferenceKind kind, jint length)
{
    jvmtiHeapReferenceKind wanted = is_case("global-reference") ? JVMTI_HEAP_REFERENCE_JNI_GLOBAL
                                    : is_case("local-reference")
                                        ? JVMTI_HEAP_REFERENCE_JNI_LOCAL
                                        : JVMTI_HEAP_REFERENCE_STACK_LOCAL;
    jint index = length - HELD_LENGTH;
    return kind == wanted && index >= 0 && index < HELD ? (int)index : -1;
}

/* Lets references of the case's kind hold the arrays. What variables hold, they hold before. */
static inline void hold_arrays(JNIEnv *jni, jobject arrays)
{
    for (jsize i = 0; i < HELD; i++) {
        jobject array = element(jni, arrays, i);
        if (is_case("global-reference"))
            (*jni)->NewGlobalRef(jni, array);
        if (!is_case("local-reference"))
            (*jni)->DeleteLocalRef(jni, array);
    }
}

#endif
