/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap filters of IterateThroughHeap hide exactly the primitive fields of objects in those tag states.");

static bool seen[4];

/* Another object may have a field with the value of a marker. It and its class have no tags, so it is
 * not taken for one of the tagged states. */
PRIMITIVE_FIELD_CALLBACK(field)
{
    int state = (*tag != 0 ? 0 : 1) + (class_tag != 0 ? 0 : 2);
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && type == JVMTI_PRIMITIVE_TYPE_INT
        && marked_state(value.i) == tag_state_names[state] && !seen[state]) {
        record("%s", tag_state_names[state]);
        seen[state] = true;
    }
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    set_tag_states(jni, array);
    FOR_EACH_FILTER (filter) {
        memset(seen, 0, sizeof seen);
        jvmtiError error = ti(IterateThroughHeap, filter, NULL, &callbacks, NULL);
        say_walk_in_one_line(error, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
