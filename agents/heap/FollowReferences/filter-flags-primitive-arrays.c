/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap filters of FollowReferences hide exactly the primitive arrays in the filtered tag states.");

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    jint narrow = 0;
    jlong marker = 0;
    if (elements != NULL && length == 1 && type == JVMTI_PRIMITIVE_TYPE_INT) {
        memcpy(&narrow, elements, sizeof narrow);
        marker = narrow;
    }
    if (elements != NULL && length == 1 && type == JVMTI_PRIMITIVE_TYPE_LONG)
        memcpy(&marker, elements, sizeof marker);
    if (marked_state(marker) != NULL)
        record("%s", marked_state(marker));
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.array_primitive_value_callback = values};
    set_tag_states(jni, array);
    FOR_EACH_FILTER (filter) {
        jvmtiError error = ti(FollowReferences, filter, NULL, array, &callbacks, NULL);
        say_walk_in_one_line(error, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.Arrays", .probe = observe, .needs = {.can_tag_objects = 1});
