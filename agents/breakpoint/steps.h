/* SPDX-License-Identifier: Apache-2.0 */

/* The method breakpoint.Steps.step, and a line for each breakpoint in it. */
#ifndef ASSAY_BREAKPOINT_STEPS_H
#define ASSAY_BREAKPOINT_STEPS_H

#include "assay.h"

static inline jmethodID step_method(JNIEnv *jni)
{
    return static_method_id(jni, find_class(jni, "breakpoint/Steps"), "step", "(I)I");
}

static inline jlocation end_location(jmethodID method)
{
    jlocation first = 0;
    jlocation last = 0;
    must(GetMethodLocation, method, &first, &last);
    return last;
}

static inline void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                         jmethodID method, jlocation location)
{
    const char *place = location == 0                      ? "the start"
                        : location == end_location(method) ? "the end"
                                                           : "another place";
    say("breakpoint at %s of %s on %s", place, method_name(method), thread_name(thread));
}

#endif
