/* SPDX-License-Identifier: Apache-2.0 */
#include "../subclasses.h"

TITLE("FollowReferences with a null klass reports instances of all classes.");

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
    jvmtiError error = ti(FollowReferences, 0, NULL, array, &callbacks, NULL);
    say_walk_in_one_line(error, "klass null");
}

TEST(.target = "heap.filters.Subclasses", .probe = observe, .needs = {.can_tag_objects = 1});
