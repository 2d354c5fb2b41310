/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap reports primitive fields of objects that pass the filters and are of klass.");

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (type == JVMTI_PRIMITIVE_TYPE_INT && marked_state(value.i) != NULL)
        record("%s", marked_state(value.i));
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    set_tag_states(jni, array);
    FOR_EACH_FILTER (filter) {
        for (jsize i = 0; i < 4; i += 2) {
            jclass klass = class_of(jni, element(jni, array, i));
            jvmtiError error = ti(IterateThroughHeap, filter, klass, &callbacks, NULL);
            say_walk_in_one_line(error, "%s, %s class", heap_filter(filter),
                                 i == 0 ? "tagged" : "untagged");
        }
    }
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
