/* SPDX-License-Identifier: Apache-2.0 */

/* The frame of redefine.Subject in which redefine.Active calls the probe. */
#ifndef ASSAY_METHOD_ACTIVE_H
#define ASSAY_METHOD_ACTIVE_H

#include "redefine.h"

/* The method of the topmost frame of a class, or null if there is no such frame. Between it and the probe
 * there may be frames of the JVM's own. */
static inline jmethodID method_in_frame_of(const char *signature)
{
    enum { MOST = 200 };
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0;
    must(GetStackTrace, NULL, 0, MOST, frames, &count);
    for (jint i = 0; i < count && i < MOST; i++) {
        jclass klass = NULL;
        if (ti(GetMethodDeclaringClass, frames[i].method, &klass) == JVMTI_ERROR_NONE
            && strcmp(class_name(klass), signature) == 0)
            return frames[i].method;
    }
    return NULL;
}

static inline jmethodID method_in_frame(void)
{
    return method_in_frame_of("Lredefine/Subject;");
}

#endif
