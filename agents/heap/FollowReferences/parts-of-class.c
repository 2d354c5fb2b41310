/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports the superclass, unless it is Object, direct interfaces and statics of a class.");

/* Class Class may have fields with such values, too. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (has_name(referrer_tag) && has_name(tag) && kind != JVMTI_HEAP_REFERENCE_CONSTANT_POOL
        && kind != JVMTI_HEAP_REFERENCE_FIELD)
        record("%s %s %s", object_name(*referrer_tag), reference_kind(kind), object_name(*tag));
    return kind == JVMTI_HEAP_REFERENCE_SUPERCLASS || kind == JVMTI_HEAP_REFERENCE_INTERFACE
               ? JVMTI_VISIT_OBJECTS
               : 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    jobject child = object_named(jni, pairs, "Child");
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, child, &callbacks, NULL));
}

TEST(.target = "heap.walk.Family", .probe = observe, .needs = {.can_tag_objects = 1});
