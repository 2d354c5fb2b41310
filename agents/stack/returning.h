/* SPDX-License-Identifier: Apache-2.0 */

/* The thread of stack.Returning, which takes turns without end, and the FramePop events that are posted
 * for it. */
#ifndef ASSAY_STACK_RETURNING_H
#define ASSAY_STACK_RETURNING_H

#include <stdatomic.h>

#include "turns.h"

static jclass returning_class; /* global */
static jmethodID requested;    /* the method whose frames are asked for */
static atomic_int pops, others;

static inline void JNICALL count_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                     jboolean by_exception)
{
    atomic_fetch_add(method == requested && !by_exception ? &pops : &others, 1);
}

/* Resolves the class and the method whose frames are asked for, and counts events from now on. */
static inline void count_pops_of(JNIEnv *jni, const char *method)
{
    returning_class = find_class(jni, "stack/Returning");
    requested = method_id(jni, returning_class, method, "()V");
    on(FramePop, count_pop);
}

#endif
