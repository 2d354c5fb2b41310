/* SPDX-License-Identifier: Apache-2.0 */

/* The classes of breakpoint.SameNameClasses, each tagged with its number, beginning at 1. */
#ifndef ASSAY_BREAKPOINT_SAME_NAME_CLASSES_H
#define ASSAY_BREAKPOINT_SAME_NAME_CLASSES_H

#include "assay.h"

static inline void JNICALL hit_in_class(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                        jmethodID method, jlocation location)
{
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    say("at %d of class %d", (int)location, (int)tag_of(klass) - 1);
}

/* The probe: sets breakpoints in every other class, after a collection of what earlier classes have
 * left. */
static inline void break_in_class(JNIEnv *jni, jobject instance)
{
    static int classes;
    jclass klass = (*jni)->GetObjectClass(jni, instance);
    jmethodID method = method_id(jni, klass, "applyAsInt", "(I)I");
    must(ForceGarbageCollection);
    set_tag(klass, ++classes);
    on(Breakpoint, hit_in_class);
    if (classes % 2 == 0)
        return;
    must(SetBreakpoint, method, 8);
    must(SetBreakpoint, method, 11);
    must(SetBreakpoint, method, 15);
}

#endif
