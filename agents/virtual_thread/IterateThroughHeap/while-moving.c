/* SPDX-License-Identifier: Apache-2.0 */
#include "../walking.h"

TITLE("IterateThroughHeap finds all tagged objects while virtual threads move.");

static jint JNICALL meet(jlong class_tag, jlong size, jlong *tag, jint length, void *user_data)
{
    see(tag);
    return 0;
}

static jvmtiError walk(void)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = meet};
    return ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL);
}

WANDERING_TEST(.needs = {.can_tag_objects = 1});
