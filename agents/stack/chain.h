/* SPDX-License-Identifier: Apache-2.0 */

/* A callback of FramePop for targets that leave frames by an exception, as stack.Chain does, and a call
 * of its inner() in the first MethodExit callback of middle(). */
#ifndef ASSAY_STACK_CHAIN_H
#define ASSAY_STACK_CHAIN_H

#include "events.h"
#include "frames.h"

/* on_frame_pop, which calls JNI; whether the exception is pending then is the choice of the JVM. */
static inline void JNICALL on_thrown_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                         jmethodID method, jboolean by_exception)
{
    jthrowable pending = set_aside(jni);
    on_frame_pop(env, jni, thread, method, by_exception);
    put_back(jni, pending);
}

static inline jmethodID inner_of_chain(JNIEnv *jni)
{
    return static_method_id(jni, find_class(jni, "stack/Chain"), "inner", "(I)I");
}

/* Whether the callback is called with middle() for the first time. */
static inline bool is_first_exit_of_middle(jmethodID method)
{
    static bool left;
    if (left || strcmp(method_name(method), "Lstack/Chain;.middle(I)I") != 0)
        return false;
    left = true;
    return true;
}

static inline void call_inner(JNIEnv *jni)
{
    (*jni)->CallStaticIntMethod(jni, find_class(jni, "stack/Chain"), inner_of_chain(jni), 5);
    no_exception(jni);
}

#endif
