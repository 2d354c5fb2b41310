/* SPDX-License-Identifier: Apache-2.0 */

/* A breakpoint in the method of virtual_thread.AtEvent.Called that a test names with CALLED. */
#ifndef ASSAY_VIRTUAL_THREAD_CALLED_H
#define ASSAY_VIRTUAL_THREAD_CALLED_H

#include "virtual.h"

static const char *called_method, *called_signature;
static jlocation called_location;

#define CALLED(METHOD, SIGNATURE, LOCATION)                                                        \
    static const char *called_method = METHOD, *called_signature = SIGNATURE;                      \
    static jlocation called_location = LOCATION;

static inline jclass called_class(JNIEnv *jni)
{
    return find_class(jni, "virtual_thread/AtEvent$Called");
}

static inline void break_in_called(JNIEnv *jni)
{
    must(SetBreakpoint, static_method_id(jni, called_class(jni), called_method, called_signature),
         called_location);
}

#endif
