/* SPDX-License-Identifier: Apache-2.0 */

/* What a callback does around its calls of JNI, which may not be made with an exception pending:
 * whether the one that is on its way is pending in the callback is the JVM's to choose. */
#ifndef ASSAY_EXCEPTION_PENDING_H
#define ASSAY_EXCEPTION_PENDING_H

#include "assay.h"

/* Where none is pending nothing is cleared: to a JVM that may mean that the other was caught. */
static inline jthrowable set_aside(JNIEnv *jni)
{
    jthrowable pending = (*jni)->ExceptionOccurred(jni);
    if (pending != NULL)
        (*jni)->ExceptionClear(jni);
    return pending;
}

static inline void put_back(JNIEnv *jni, jthrowable pending)
{
    if (pending != NULL)
        (*jni)->Throw(jni, pending);
}

#endif
