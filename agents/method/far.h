/* SPDX-License-Identifier: Apache-2.0 */

/* The methods of the class that classfile.Far makes. Its first subject is the class, its second
 * null, in the middle of run. */
#ifndef ASSAY_METHOD_FAR_H
#define ASSAY_METHOD_FAR_H

#include "assay.h"

/* Depths as seen from the second probe. */
enum { DEPTH_PROBE, DEPTH_RUN };

static inline jmethodID far_run(JNIEnv *jni, jobject klass)
{
    return static_method_id(jni, (jclass)klass, "run", "(I)I");
}

#endif
