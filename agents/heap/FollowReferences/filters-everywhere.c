/* SPDX-License-Identifier: Apache-2.0 */
#include "../states.h"

TITLE("FollowReferences reports nothing that heap filters hide, whatever the roots reach.");

HEAP_REFERENCE_CALLBACK(reference)
{
    note_state(*tag, class_tag);
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject array)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .primitive_field_callback = note_field,
                                                 .array_primitive_value_callback = note_array,
                                                 .string_primitive_value_callback = note_string};
    tag_everywhere(jni, array);
    FOR_EACH_FILTER (filter)
        say_states(ti(FollowReferences, filter, NULL, NULL, &callbacks, NULL), filter);
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
