/* SPDX-License-Identifier: Apache-2.0 */
#include "../parents_at_roots.h"

TITLE("FollowReferences reaches the objects below global, local and stack roots.");

HEAP_REFERENCE_CALLBACK(see)
{
    bool is_part = kind == JVMTI_HEAP_REFERENCE_FIELD || kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT;
    if (is_part && has_name(tag) && has_name(referrer_tag))
        record("%s: %s of %s", object_name(*tag), reference_kind(kind), object_name(*referrer_tag));
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    if (is_prepared(jni, pairs))
        say_walk("FollowReferences", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
}

TEST(.target = "heap.walk.ParentsAtRoots", .probe = observe, .needs = {.can_tag_objects = 1});
