/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of frame pops share. The probe's own frame has depth 0, that of the
 * method which called it depth 1. */
#ifndef ASSAY_STACK_POPS_H
#define ASSAY_STACK_POPS_H

#include "environments.h"

static inline void JNICALL on_frame_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                        jmethodID method, jboolean by_exception)
{
    say("FramePop: %s by exception %s on %s%s", method_name(method), truth(by_exception),
        thread_name(thread), wrong_recipient(env, jni, thread));
}

static inline void request(jthread thread, jint depth)
{
    say("request %d: %s", (int)depth, error_name(ti(NotifyFramePop, thread, depth)));
}

static inline jthread nested(JNIEnv *jni, jobject threads, jint index)
{
    return (jthread)(*jni)->GetObjectArrayElement(jni, threads, index);
}

#endif
