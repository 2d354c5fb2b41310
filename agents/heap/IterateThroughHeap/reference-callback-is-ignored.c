/* SPDX-License-Identifier: Apache-2.0 */
#include "../filters.h"

TITLE("IterateThroughHeap makes no use of heap_reference_callback.");

REFERENCE(reference)
{
    seen("reference");
    return 0;
}

FIELD(field)
{
    if (*tag != 0)
        seen("field");
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                    .primitive_field_callback = field};
    set_tag(element(jni, array, 0), 1);
    jvmtiError error = ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    say_seen(error, "callbacks");
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1});
