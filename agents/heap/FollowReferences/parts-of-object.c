/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports the class of an object and the values of all its instance fields.");

HEAP_REFERENCE_CALLBACK(reference)
{
    record("%s %s %s", has_name(referrer_tag) ? object_name(*referrer_tag) : "something",
           reference_kind(kind), has_name(tag) ? object_name(*tag) : "something");
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    jobject child = object_named(jni, pairs, "child");
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, child, &callbacks, NULL));
}

TEST(.target = "heap.walk.Family", .probe = observe, .needs = {.can_tag_objects = 1});
