/* SPDX-License-Identifier: Apache-2.0 */

/* The thread of heap.graph.Rotating. */
#ifndef ASSAY_HEAP_ROTATING_H
#define ASSAY_HEAP_ROTATING_H

#include "assay.h"
#include "threads.h"

/* How often it has hung a node on the end. */
static inline jint rotations(JNIEnv *jni)
{
    jclass target = find_class(jni, "heap/graph/Rotating");
    return (*jni)->GetStaticIntField(jni, target, static_field_id(jni, target, "rotations", "I"));
}

/* Whether it has run since there were so many. It may get no turn for a while; where it gets none, the test
 * shows nothing. */
static inline bool has_rotated_since(JNIEnv *jni, jint before)
{
    static struct timespec beginning;
    bool has = rotations(jni) != before;
    if (!has && !wait_goes_on(&beginning))
        inapplicable("the thread that changes the heap does not run meanwhile");
    return has;
}

#endif
