/* SPDX-License-Identifier: Apache-2.0 */
#include "../states.h"

TITLE("FollowReferences reports only instances of klass, whatever the roots reach.");

HEAP_REFERENCE_CALLBACK(reference)
{
    note_state(*tag, class_tag);
    return JVMTI_VISIT_OBJECTS;
}

static jvmtiError walk(jclass klass)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .primitive_field_callback = note_field,
                                                 .array_primitive_value_callback = note_array,
                                                 .string_primitive_value_callback = note_string};
    return ti(FollowReferences, 0, klass, NULL, &callbacks, NULL);
}

static void observe(JNIEnv *jni, jobject array)
{
    say_instances(jni, walk);
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
