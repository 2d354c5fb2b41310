/* SPDX-License-Identifier: Apache-2.0 */

/* A callback for FramePop: says the method, and whether it ended by an exception. */
#ifndef ASSAY_EARLY_RETURN_POPPED_H
#define ASSAY_EARLY_RETURN_POPPED_H

#include "assay.h"

static inline void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jboolean by_exception)
{
    say("FramePop: %s by exception %s", method_name(method), truth(by_exception));
}

#endif
