/* SPDX-License-Identifier: Apache-2.0 */

/* The methods of stack.CompiledResults whose callers are compiled. */
#ifndef ASSAY_EARLY_RETURN_COMPILED_RESULTS_H
#define ASSAY_EARLY_RETURN_COMPILED_RESULTS_H

#include "assay.h"

static jmethodID compiled_result;

/* Stops the method of that name before its result. */
static inline void stop_compiled_result(JNIEnv *jni, const char *name, const char *signature)
{
    jclass klass = find_class(jni, "stack/CompiledResults$Probing");
    compiled_result = method_id(jni, klass, name, signature);
    must(SetBreakpoint, compiled_result, 11);
}

/* The callback in the probe's method: returns VALUE by FUNCTION, after a garbage collection. */
#define RETURNS_TO_COMPILED(FUNCTION, NAME, SIGNATURE, VALUE)                                      \
    static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,          \
                            jlocation location)                                                    \
    {                                                                                              \
        if (method != compiled_result)                                                             \
            return;                                                                                \
        must(ClearBreakpoint, method, location);                                                   \
        say(#FUNCTION ": %s", error_name(ti_if_able(FUNCTION, NULL, VALUE)));                      \
        must(ForceGarbageCollection);                                                              \
    }                                                                                              \
    static void observe(JNIEnv *jni, jobject unused)                                               \
    {                                                                                              \
        static int calls;                                                                          \
        if (calls++ > 0)                                                                           \
            return;                                                                                \
        on(Breakpoint, hit);                                                                       \
        stop_compiled_result(jni, NAME, SIGNATURE);                                                \
    }                                                                                              \
    TEST(.target = "stack.CompiledResults", .probe = observe, .vm_args = LIST(COMPILED_EARLY),     \
         .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1})

#endif
