/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("IterateThroughHeap visits all objects whether or not a callback returns VISIT_OBJECTS.");

/* user_data is what the callbacks return. */
HEAP_ITERATION_CALLBACK(object)
{
    if (*tag != 0)
        record("%s", NAME_BY_TAG(chain, *tag));
    return *(const jint *)own_data(user_data);
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (*tag != 0)
        record("field");
    return *(const jint *)own_data(user_data);
}

static void observe(JNIEnv *jni, jobject first)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                    .primitive_field_callback = field};
    tag_chain(jni, first);
    jint control = 0;
    jvmtiError error = ti(IterateThroughHeap, 0, NULL, &callbacks, &control);
    say_walk_in_one_line(error, "0");
    control = JVMTI_VISIT_OBJECTS;
    error = ti(IterateThroughHeap, 0, NULL, &callbacks, &control);
    say_walk_in_one_line(error, "VISIT_OBJECTS");
}

TEST(.target = "heap.filters.Chain", .probe = observe, .needs = {.can_tag_objects = 1});
