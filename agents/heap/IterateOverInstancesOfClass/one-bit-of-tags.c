/* SPDX-License-Identifier: Apache-2.0 */
#include "../one_bit.h"

TITLE("The callback of IterateOverInstancesOfClass changes any single bit of a tag.");

static jclass klass;

HEAP_OBJECT_CALLBACK(object)
{
    change_bit(tag);
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError walk(jobjectArray objects)
{
    return ti(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_TAGGED, object, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    klass = find_class(jni, "heap/filters/OneBit");
    say_changed_bits(jni, "IterateOverInstancesOfClass", new_objects(jni, WITH_FIELD), walk);
}

TEST(.target = "heap.filters.OneBit", .probe = observe, .needs = {.can_tag_objects = 1});
