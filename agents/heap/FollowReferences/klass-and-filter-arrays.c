/* SPDX-License-Identifier: Apache-2.0 */
#include "../marked.h"

TITLE("FollowReferences reports primitive arrays that pass the filters and are of klass.");

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
        for (jsize i = 0; i < 4; i += 2) {
            jclass klass = class_of(jni, element(jni, array, i));
            memset(untagged_recorded, 0, sizeof untagged_recorded);
            jvmtiError error = ti(FollowReferences, filter, klass, array, &callbacks, NULL);
            say_walk_in_one_line(error, "%s, %s class", heap_filter(filter),
                                 i == 0 ? "tagged" : "untagged");
        }
    }
}

TEST(.target = "heap.filters.Arrays", .probe = observe, .needs = {.can_tag_objects = 1});
