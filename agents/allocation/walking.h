/* SPDX-License-Identifier: Apache-2.0 */

/* Handlers of allocation events that collect garbage and walk the heap, in which the new object
 * has to be. */
#ifndef ASSAY_ALLOCATION_WALKING_H
#define ASSAY_ALLOCATION_WALKING_H

#include "allocations.h"

static bool walking;
static int walks;  /* by the handler; the new object gets their number for its tag */
static int unseen; /* new objects that the walk did not meet just once */
static int errors;

static inline jint JNICALL visit(jlong class_tag, jlong size, jlong *tag_ptr, jint length,
                                 void *seen)
{
    *(int *)seen += *tag_ptr == walks;
    return JVMTI_VISIT_OBJECTS;
}

/* The callback: before `walking` it notes. */
static inline void JNICALL walk(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                jclass klass, jlong size)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visit};
    int seen = 0;
    if (!walking) {
        note(env, jni, thread, object, klass, size);
        return;
    }
    if (!is_noting(env, jni))
        return;
    walks++;
    set_tag(object, walks);
    errors += ti(ForceGarbageCollection) != JVMTI_ERROR_NONE;
    errors += ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, &seen)
              != JVMTI_ERROR_NONE;
    unseen += seen != 1;
}

#endif
