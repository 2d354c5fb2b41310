/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences follows arrays of arrays of objects and of numbers.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind != JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT || !has_name(referrer_tag))
        return 0;
    record("%s -> %s, %d", object_name(*referrer_tag), object_name(*tag), (int)info->array.index);
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    jobject all = object_named(jni, pairs, "all");
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, all, &callbacks, NULL));
}

TEST(.target = "heap.walk.NestedArrays", .probe = observe, .needs = {.can_tag_objects = 1});
