/* SPDX-License-Identifier: Apache-2.0 */
#include "../subclasses.h"

TITLE("FollowReferences with a class as klass reports its direct instances, not those of subclasses.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT && *tag != 0)
        record("%s", NAME_BY_TAG(class_names, *tag));
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    tag_elements(jni, array);
    for (jsize i = 0; i < 3; i++) {
        jclass klass = class_of(jni, element(jni, array, i));
        jvmtiError error = ti(FollowReferences, 0, klass, array, &callbacks, NULL);
        say_walk_in_one_line(error, "klass %s", class_names[i + 1]);
    }
}

TEST(.target = "heap.filters.Subclasses", .probe = observe, .needs = {.can_tag_objects = 1});
