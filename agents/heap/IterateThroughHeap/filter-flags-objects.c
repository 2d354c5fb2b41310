/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap filters of IterateThroughHeap hide exactly the objects in the filtered tag states.");

/* The class filter separates the test's own objects from all others, and the tag
 * distinguishes the two of one class. */
HEAP_ITERATION_CALLBACK(object)
{
    const char *const *of_class = own_data(user_data);
    record("%s", *tag != 0 ? of_class[0] : of_class[1]);
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    set_tag_states(jni, array);
    FOR_EACH_FILTER (filter) {
        for (int i = 0; i < 4; i += 2) {
            jclass klass = class_of(jni, element(jni, array, i));
            must(IterateThroughHeap, filter, klass, &callbacks, &tag_state_names[i]);
        }
        say_walk_in_one_line(JVMTI_ERROR_NONE, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
