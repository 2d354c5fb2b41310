/* SPDX-License-Identifier: Apache-2.0 */

/* What the breakpoint tests share: the method breakpoint.Steps.step and a line
 * for each event. */
#ifndef ASSAY_BREAKPOINT_STEPS_H
#define ASSAY_BREAKPOINT_STEPS_H

#include "assay.h"

static inline jmethodID step_method(JNIEnv *jni)
{
    return static_method_id(jni, find_class(jni, "breakpoint/Steps"), "step", "(I)I");
}

static inline jlocation last_location(jmethodID method)
{
    jlocation first = 0;
    jlocation last = 0;
    must(GetMethodLocation, method, &first, &last);
    return last;
}

static inline void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                         jmethodID method, jlocation location)
{
    const char *place = location == 0                       ? "the start"
                        : location == last_location(method) ? "the end"
                                                            : "another place";
    say("breakpoint at %s of %s on %s", place, method_name(method), thread_name(thread));
}

#endif
