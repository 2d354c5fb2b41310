/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports the class of a primitive array as its only reference.");

HEAP_REFERENCE_CALLBACK(reference)
{
    record("%s %s %s", has_name(referrer_tag) ? object_name(*referrer_tag) : "something",
           reference_kind(kind), has_name(tag) ? object_name(*tag) : "something");
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    static const char *const arrays[] = {
        "boolean array", "byte array", "char array",  "short array",
        "row 2",         "long array", "float array", "double array",
    };
    name_objects(jni, pairs);
    for (size_t i = 0; i < sizeof arrays / sizeof arrays[0]; i++) {
        jobject array = object_named(jni, pairs, arrays[i]);
        say_walk(arrays[i], ti(FollowReferences, 0, NULL, array, &callbacks, NULL));
    }
}

TEST(.target = "heap.walk.Arrays", .probe = observe, .needs = {.can_tag_objects = 1});
