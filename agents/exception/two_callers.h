/* SPDX-License-Identifier: Apache-2.0 */

/* Callbacks that say the exceptions which method.TwoCallers throws and catches in recover(). */
#ifndef ASSAY_EXCEPTION_TWO_CALLERS_H
#define ASSAY_EXCEPTION_TWO_CALLERS_H

#include "assay.h"

static inline void JNICALL say_thrown_on(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                         jmethodID method, jlocation location, jobject exception,
                                         jmethodID catch_method, jlocation catch_location)
{
    if (strstr(method_name(method), ".recover()I") != NULL)
        say("thrown on %s", thread_name(thread));
}

static inline void JNICALL say_caught_on(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                         jmethodID method, jlocation location, jobject exception)
{
    if (strstr(method_name(method), ".recover()I") != NULL)
        say("caught on %s", thread_name(thread));
}

#endif
