/* SPDX-License-Identifier: Apache-2.0 */

/* A method of method.Results that native code calls through JNI, and whose return a Breakpoint callback
 * forces. */
#ifndef ASSAY_EARLY_RETURN_RESULTS_H
#define ASSAY_EARLY_RETURN_RESULTS_H

#include "assay.h"

static jclass results;
static jmethodID called;

/* Calls the method through JNI, and says what it returned. */
static void call(JNIEnv *jni);

/* The callback, which returns VALUE by FUNCTION from this method. */
#define FORCES_AT_BREAKPOINT(FUNCTION, VALUE)                                                      \
    static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,          \
                            jlocation location)                                                    \
    {                                                                                              \
        if (method == called)                                                                      \
            say(#FUNCTION ": %s", error_name(ti_if_able(FUNCTION, NULL, VALUE)));                  \
    }

/* Calls it as it is, and then with the breakpoint. */
static inline void call_twice(JNIEnv *jni, const char *name, const char *signature,
                              jvmtiEventBreakpoint callback)
{
    results = find_class(jni, "method/Results");
    called = static_method_id(jni, results, name, signature);
    call(jni);
    on(Breakpoint, callback);
    must(SetBreakpoint, called, 0);
    call(jni);
    must(ClearBreakpoint, called, 0);
}

#endif
