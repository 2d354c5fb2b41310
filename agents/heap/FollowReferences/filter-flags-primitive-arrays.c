/* SPDX-License-Identifier: Apache-2.0 */
#include "../marked.h"

TITLE("Heap filters of FollowReferences hide exactly the primitive arrays in the filtered tag states.");

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    record_marked_array(class_tag, tag, length, type, elements);
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.array_primitive_value_callback = values};
    set_tag_states(jni, array);
    FOR_EACH_FILTER (filter) {
        memset(untagged_recorded, 0, sizeof untagged_recorded);
        jvmtiError error = ti(FollowReferences, filter, NULL, array, &callbacks, NULL);
        say_walk_in_one_line(error, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.Arrays", .probe = observe, .needs = {.can_tag_objects = 1});
