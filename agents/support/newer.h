/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Functions that are newer than the oldest header Assay builds with (JDK 17), reached
 * by their slots. Only for tests whose .since keeps them from an older JVM.
 */
#ifndef ASSAY_NEWER_H
#define ASSAY_NEWER_H

#include "assay.h"

/* The function in a slot of an environment's table; the first slot has number 1. */
#define newer_slot(ENV, SLOT) (((void *const *)*(ENV))[(SLOT)-1])

/* Slot 118, since 21. */
static inline jvmtiError suspend_all_virtual_threads(jvmtiEnv *env, jint except_count,
                                                     const jthread *except_list)
{
    jvmtiError(JNICALL * function)(jvmtiEnv *, jint, const jthread *) = newer_slot(env, 118);
    return function(env, except_count, except_list);
}

/* Slot 119, since 21. */
static inline jvmtiError resume_all_virtual_threads(jvmtiEnv *env, jint except_count,
                                                    const jthread *except_list)
{
    jvmtiError(JNICALL * function)(jvmtiEnv *, jint, const jthread *) = newer_slot(env, 119);
    return function(env, except_count, except_list);
}

/* Slot 67, since 25. */
static inline jvmtiError clear_all_frame_pops(jvmtiEnv *env, jthread thread)
{
    jvmtiError(JNICALL * function)(jvmtiEnv *, jthread) = newer_slot(env, 67);
    return function(env, thread);
}

#endif
