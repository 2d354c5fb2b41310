/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap refuses bad arguments and a missing capability, and calls no callback then.");

static int calls;

HEAP_ITERATION_CALLBACK(object)
{
    calls++;
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
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("no-capability"))
        error = ti_in(new_environment(), IterateThroughHeap, 0, NULL, &callbacks, NULL);
    else if (is_case("null-callbacks"))
        error = ti(IterateThroughHeap, 0, NULL, NULL, NULL);
    else if (is_case("invalid-class"))
        error = ti(IterateThroughHeap, 0, stale(jni, class_of(jni, array)), &callbacks, NULL);
    say("%s: %s", assay_case(), error_name(error));
    if (!is_case("null-callbacks"))
        say("calls of callbacks: %d", calls);
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1},
     .batch = true, .cases = LIST("no-capability", "null-callbacks", "invalid-class"));
