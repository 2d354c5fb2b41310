/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateOverHeap reports arrays of many megabytes.");

HEAP_OBJECT_CALLBACK(see)
{
    if (has_name(tag))
        record("%s", object_name(*tag));
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    name_objects(jni, pairs);
    say_walk("IterateOverHeap", ti(IterateOverHeap, JVMTI_HEAP_OBJECT_TAGGED, see, NULL));
}

TEST(.target = "heap.walk.LargeArrays", .probe = observe, .needs = {.can_tag_objects = 1});
