/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap filters of IterateThroughHeap hide exactly the values of strings in the filtered tag states.");

/* The target's strings are "assay", a mark and '0' or '1'; only the first is tagged. */
STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    const char *const *of_class = own_data(user_data);
    if (length == 7 && value[0] == 'a' && value[4] == 'y' && value[5] == 0x5eed)
        record("%s", of_class[value[6] == '1']);
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.string_primitive_value_callback = string};
    set_tag(element(jni, array, 0), 1);
    FOR_EACH_FILTER (filter) {
        for (int i = 0; i < 4; i += 2) {
            set_tag(find_class(jni, "java/lang/String"), i == 0 ? TAG_OF_CLASS : 0);
            must(IterateThroughHeap, filter, NULL, &callbacks, &tag_state_names[i]);
        }
        say_walk_in_one_line(JVMTI_ERROR_NONE, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.Strings", .probe = observe, .needs = {.can_tag_objects = 1});
