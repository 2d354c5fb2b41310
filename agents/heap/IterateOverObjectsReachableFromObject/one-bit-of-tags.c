/* SPDX-License-Identifier: Apache-2.0 */
#include "../one_bit.h"

TITLE("The callback of IterateOverObjectsReachableFromObject changes any single bit of a tag.");

OBJECT_REFERENCE_CALLBACK(part)
{
    change_bit(tag);
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError walk(jobjectArray objects)
{
    return ti(IterateOverObjectsReachableFromObject, objects, part, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_changed_bits(jni, "IterateOverObjectsReachableFromObject", new_objects(jni, WITH_FIELD),
                     walk);
}

TEST(.target = "heap.filters.OneBit", .probe = observe, .needs = {.can_tag_objects = 1});
