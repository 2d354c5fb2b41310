/* SPDX-License-Identifier: Apache-2.0 */
#include "../static_numbers.h"

TITLE("IterateThroughHeap reports no other class or object after VISIT_ABORT at a static field.");

HEAP_ITERATION_CALLBACK(object)
{
    return count_object(tag);
}

static jvmtiError iterate(bool aborting)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                                 .primitive_field_callback = count_number};
    begin_abortable_walk(aborting);
    return ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
}

static void observe(JNIEnv *jni, jobject objects)
{
    tag_elements(jni, objects);
    say_numbers("whole", iterate(false));
    say_numbers("aborted", iterate(true));
}

TEST(.target = "heap.walk.StaticNumbers", .probe = observe, .needs = {.can_tag_objects = 1});
