/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences with a primitive array class as klass reports the values of such arrays only.");

/* Long arrays that are not the target's may be reported as well, and are left out. */
ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    if (*tag == 0 && type == JVMTI_PRIMITIVE_TYPE_LONG)
        return 0;
    record("%s-array-%d", primitive_type(type), (int)*tag);
    return 0;
}

STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    record("string");
    return 0;
}

/* Elements 1 and 2 are arrays of int, 3 and 4 of long. */
static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.array_primitive_value_callback = values,
                                    .string_primitive_value_callback = string};
    tag_elements(jni, array);
    jclass longs = class_of(jni, element(jni, array, 2));
    jvmtiError error = ti(FollowReferences, 0, longs, array, &callbacks, NULL);
    say_walk_in_one_line(error, "klass long[]");
}

TEST(.target = "heap.filters.Arrays", .probe = observe, .needs = {.can_tag_objects = 1});
