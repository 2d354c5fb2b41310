/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap refuses bad arguments and a missing capability, and calls no callback then.");

HEAP_ITERATION_CALLBACK(object)
{
    record("object");
    return 0;
}

HEAP_REFERENCE_CALLBACK(reference)
{
    record("reference");
    return 0;
}

/* A reference that was valid once and has been deleted; local, so that no other thread
 * can come by its place. */
static jobject stale(JNIEnv *jni, jobject object)
{
    jobject reference = (*jni)->NewLocalRef(jni, object);
    (*jni)->DeleteLocalRef(jni, reference);
    return reference;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                    .heap_reference_callback = reference};
    jvmtiError error = JVMTI_ERROR_NONE;
    if (strcmp(assay_case(), "no-capability") == 0)
        error = ti_in(new_environment(), IterateThroughHeap, 0, NULL, &callbacks, NULL);
    else if (strcmp(assay_case(), "null-callbacks") == 0)
        error = ti(IterateThroughHeap, 0, NULL, NULL, NULL);
    else if (strcmp(assay_case(), "invalid-class") == 0)
        error = ti(IterateThroughHeap, 0, stale(jni, class_of(jni, array)), &callbacks, NULL);
    say_walk_in_one_line(error, "%s", assay_case());
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1},
     .batch = true, .cases = LIST("no-capability", "null-callbacks", "invalid-class"));
