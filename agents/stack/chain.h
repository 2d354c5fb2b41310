/* SPDX-License-Identifier: Apache-2.0 */

/* A callback of FramePop for targets that leave frames by an exception, as stack.Chain does. */
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

#endif
