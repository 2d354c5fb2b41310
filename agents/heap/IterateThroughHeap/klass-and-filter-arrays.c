/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap reports primitive arrays that pass the filters and are of klass.");

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
        for (jsize i = 0; i < 4; i += 2) {
            jclass klass = class_of(jni, element(jni, array, i));
            jvmtiError error = ti(IterateThroughHeap, filter, klass, &callbacks, NULL);
            say_walk_in_one_line(error, "%s, %s class", heap_filter(filter),
                                 i == 0 ? "tagged" : "untagged");
        }
    }
}

TEST(.target = "heap.filters.Arrays", .probe = observe, .needs = {.can_tag_objects = 1});
