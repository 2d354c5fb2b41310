/* SPDX-License-Identifier: Apache-2.0 */
#include "../marked.h"

TITLE("Heap filters of FollowReferences hide exactly the primitive fields of objects in the filtered tag states.");

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && type == JVMTI_PRIMITIVE_TYPE_INT)
        record_marked(value.i, class_tag, tag);
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    set_tag_states(jni, array);
    FOR_EACH_FILTER (filter) {
        memset(untagged_recorded, 0, sizeof untagged_recorded);
        jvmtiError error = ti(FollowReferences, filter, NULL, array, &callbacks, NULL);
        say_walk_in_one_line(error, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
