/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateOverObjectsReachableFromObject follows arrays of arrays of objects and of numbers.");

OBJECT_REFERENCE_CALLBACK(reference)
{
    if (kind != JVMTI_REFERENCE_ARRAY_ELEMENT || !has_name(&referrer_tag))
        return JVMTI_ITERATION_IGNORE;
    record("%s -> %s, %d", object_name(referrer_tag), object_name(*tag), (int)index);
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    name_objects(jni, pairs);
    jobject all = object_named(jni, pairs, "all");
    say_walk("IterateOverObjectsReachableFromObject",
             ti(IterateOverObjectsReachableFromObject, all, reference, NULL));
}

TEST(.target = "heap.walk.NestedArrays", .probe = observe, .needs = {.can_tag_objects = 1});
