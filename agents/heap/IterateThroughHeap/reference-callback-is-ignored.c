/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap never calls heap_reference_callback.");

HEAP_REFERENCE_CALLBACK(reference)
{
    record("reference");
    return 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (*tag != 0)
        record("field");
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                    .primitive_field_callback = field};
    set_tag(element(jni, array, 0), 1);
    jvmtiError error = ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    say_walk_in_one_line(error, "callbacks");
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1});
