/* SPDX-License-Identifier: Apache-2.0 */

/* The classes of breakpoint.Guests, each tagged with its number, beginning at 1. */
#ifndef ASSAY_BREAKPOINT_GUESTS_H
#define ASSAY_BREAKPOINT_GUESTS_H

#include "assay.h"

/* Lets go what former guests have left, and gives the class of the new one. Of those of even number
 * the caller will want no events. */
static inline jclass new_guest(JNIEnv *jni, jobject guest, int *number)
{
    static int guests;
    jclass klass = (*jni)->GetObjectClass(jni, guest);
    must(ForceGarbageCollection);
    set_tag(klass, ++guests);
    *number = guests;
    return klass;
}

static inline int guest_of(jmethodID method)
{
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    return (int)tag_of(klass);
}

static inline void JNICALL hit_in_guest(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                        jmethodID method, jlocation location)
{
    say("at %d of guest %d", (int)location, guest_of(method) - 1);
}

/* The probe of the tests of breakpoints. */
static inline void break_in_guest(JNIEnv *jni, jobject guest)
{
    int number = 0;
    jclass klass = new_guest(jni, guest, &number);
    jmethodID method = method_id(jni, klass, "applyAsInt", "(I)I");
    on(Breakpoint, hit_in_guest);
    if (number % 2 == 0)
        return;
    for (jlocation at = 8; at < 16; at += at == 8 ? 3 : 4)
        must(SetBreakpoint, method, at);
}

#endif
