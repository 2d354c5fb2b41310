/* SPDX-License-Identifier: Apache-2.0 */
#include "../locked.h"

TITLE("IterateOverObjectsReachableFromObject visits and tags objects whose monitors are owned.");

OBJECT_REFERENCE_CALLBACK(number)
{
    if (kind == JVMTI_REFERENCE_ARRAY_ELEMENT)
        *tag = base + 1 + index;
    return JVMTI_ITERATION_IGNORE;
}

static void observe(JNIEnv *jni, jobject things)
{
    begin_walk(jni, things);
    jvmtiError error = ti(IterateOverObjectsReachableFromObject, things, number, NULL);
    compare_with_indices(jni, things);
    end_walk(jni, things, "IterateOverObjectsReachableFromObject", error);
}

TEST(.target = "heap.graph.Locked", .probe = observe, .needs = {.can_tag_objects = 1});
