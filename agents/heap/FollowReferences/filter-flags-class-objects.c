/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The class that filters of FollowReferences examine for a class object is java.lang.Class.");

/* Of the two classes in the array only the first is tagged. */
HEAP_REFERENCE_CALLBACK(reference)
{
    const char *const *of_class = own_data(user_data);
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT && *referrer_tag == TAG_OF_ARRAY)
        record("%s", of_class[info->array.index & 1]);
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    set_tag(array, TAG_OF_ARRAY);
    set_tag(element(jni, array, 0), 1);
    FOR_EACH_FILTER (filter) {
        for (int i = 0; i < 4; i += 2) {
            set_tag(find_class(jni, "java/lang/Class"), i == 0 ? TAG_OF_CLASS : 0);
            must(FollowReferences, filter, NULL, array, &callbacks, &tag_state_names[i]);
        }
        say_walk_in_one_line(JVMTI_ERROR_NONE, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.Statics", .probe = observe, .needs = {.can_tag_objects = 1});
