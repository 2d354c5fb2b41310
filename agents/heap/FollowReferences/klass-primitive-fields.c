/* SPDX-License-Identifier: Apache-2.0 */
#include "../subclasses.h"

TITLE("FollowReferences with a class as klass reports inherited primitive fields of direct instances, too.");

PRIMITIVE_FIELD_CALLBACK(field)
{
    record("%s=%d", NAME_BY_TAG(class_names, *tag), (int)value.i);
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    tag_elements(jni, array);
    for (jsize i = 0; i < 3; i++) {
        jclass klass = class_of(jni, element(jni, array, i));
        jvmtiError error = ti(FollowReferences, 0, klass, array, &callbacks, NULL);
        say_walk_in_one_line(error, "klass %s", class_names[i + 1]);
    }
}

TEST(.target = "heap.filters.Subclasses", .probe = observe, .needs = {.can_tag_objects = 1});
