/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports the class of an array and each element that is not null.");

HEAP_REFERENCE_CALLBACK(reference)
{
    const char *referrer = has_name(referrer_tag) ? object_name(*referrer_tag) : "something";
    const char *referree = has_name(tag) ? object_name(*tag) : "something";
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT)
        record("%s %s %d %s", referrer, reference_kind(kind), (int)info->array.index, referree);
    else
        record("%s %s %s", referrer, reference_kind(kind), referree);
    return kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT && length >= 0 ? JVMTI_VISIT_OBJECTS : 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    static const char *const arrays[] = {"mixed", "rows", "none"};
    name_objects(jni, pairs);
    for (size_t i = 0; i < sizeof arrays / sizeof arrays[0]; i++) {
        jobject array = object_named(jni, pairs, arrays[i]);
        say_walk(arrays[i], ti(FollowReferences, 0, NULL, array, &callbacks, NULL));
    }
}

TEST(.target = "heap.walk.Arrays", .probe = observe, .needs = {.can_tag_objects = 1});
