/* SPDX-License-Identifier: Apache-2.0 */
#include "../one_bit.h"

TITLE("The callback of IterateOverHeap changes any single bit of a tag.");

HEAP_OBJECT_CALLBACK(object)
{
    change_bit(tag);
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError walk(jobjectArray objects)
{
    return ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, object, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_changed_bits(jni, "IterateOverHeap", new_objects(jni, WITH_FIELD), walk);
}

TEST(.target = "heap.filters.OneBit", .probe = observe, .needs = {.can_tag_objects = 1});
