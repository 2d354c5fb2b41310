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

#endif
