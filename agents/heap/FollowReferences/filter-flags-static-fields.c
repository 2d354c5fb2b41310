/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap filters of FollowReferences examine a static field's class and java.lang.Class.");

/* Of the target's two classes only the first is tagged. Whether a class that is met again shows its
 * fields again is left open. */
static bool met[2];

PRIMITIVE_FIELD_CALLBACK(field)
{
    const char *const *of_class = own_data(user_data);
    if (kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD && type == JVMTI_PRIMITIVE_TYPE_INT
        && (value.i == 0x5eed0a11 || value.i == 0x5eed0a12) && !met[value.i - 0x5eed0a11]) {
        record("%s", of_class[value.i - 0x5eed0a11]);
        met[value.i - 0x5eed0a11] = true;
    }
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    set_tag(element(jni, array, 0), 1);
    FOR_EACH_FILTER (filter) {
        for (int i = 0; i < 4; i += 2) {
            set_tag(find_class(jni, "java/lang/Class"), i == 0 ? TAG_OF_CLASS : 0);
            memset(met, 0, sizeof met);
            must(FollowReferences, filter, NULL, array, &callbacks, &tag_state_names[i]);
        }
        say_walk_in_one_line(JVMTI_ERROR_NONE, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.Statics", .probe = observe, .needs = {.can_tag_objects = 1});
