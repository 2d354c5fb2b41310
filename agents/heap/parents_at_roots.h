/* SPDX-License-Identifier: Apache-2.0 */

/* The objects of heap.walk.ParentsAtRoots, each of which hangs on one root. */
#ifndef ASSAY_HEAP_PARENTS_AT_ROOTS_H
#define ASSAY_HEAP_PARENTS_AT_ROOTS_H

#include "heap.h"

/* At the first call tags the objects and makes the agent's references; false. At the
 * second the parent "JNI local" has a local reference alone, and the walk can begin. */
static inline bool is_prepared(JNIEnv *jni, jobject pairs)
{
    static jobject local;
    if (pairs != NULL) {
        name_objects(jni, pairs);
        (*jni)->NewGlobalRef(jni, object_named(jni, pairs, "global"));
        local = (*jni)->NewGlobalRef(jni, object_named(jni, pairs, "JNI local"));
        return false;
    }
    (*jni)->NewLocalRef(jni, local);
    (*jni)->DeleteGlobalRef(jni, local);
    return true;
}

#endif
