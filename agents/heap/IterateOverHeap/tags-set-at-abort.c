/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The tag that a callback of version 1.0 writes when it ends the walk becomes the object's.");

enum { ELEMENTS = 3 };

static jlong old_tag, new_tag; /* of the objects looked for, and what the first one gets */

/* What has no tag is known by the tag of its class. */
static jvmtiIterationControl set_once(jlong class_tag, jlong *tag)
{
    if (*tag != old_tag || class_tag != TAG_OF_CLASS)
        return JVMTI_ITERATION_CONTINUE;
    *tag = new_tag;
    return JVMTI_ITERATION_ABORT;
}

HEAP_OBJECT_CALLBACK(object)
{
    return set_once(class_tag, tag);
}

OBJECT_REFERENCE_CALLBACK(reference)
{
    return set_once(class_tag, tag);
}

static jvmtiError walk(jobjectArray array, jclass klass)
{
    if (is_case("IterateOverHeap"))
        return ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, object, NULL);
    if (is_case("IterateOverInstancesOfClass"))
        return ti(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_EITHER, object, NULL);
    return ti(IterateOverObjectsReachableFromObject, array, reference, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jlong changes[][2] = {{0, 1}, {1, WIDE_TAG}, {1, 0}};
    static const char *const names[] = {"set", "changed", "cleared"};
    jclass klass = find_class(jni, "heap/graph/Thing");
    jobjectArray array = (*jni)->NewObjectArray(jni, ELEMENTS, klass, NULL);
    for (jsize i = 0; i < ELEMENTS; i++)
        (*jni)->SetObjectArrayElement(jni, array, i, (*jni)->AllocObject(jni, klass));
    set_tag(klass, TAG_OF_CLASS);
    for (int change = 0; change < 3; change++) {
        int changed = 0, kept = 0;
        old_tag = changes[change][0];
        new_tag = changes[change][1];
        for (jsize i = 0; i < ELEMENTS; i++)
            set_tag(element(jni, array, i), old_tag);
        jvmtiError error = walk(array, klass);
        for (jsize i = 0; i < ELEMENTS; i++) {
            changed += tag_of(element(jni, array, i)) == new_tag;
            kept += tag_of(element(jni, array, i)) == old_tag;
        }
        say("%s: %s, %d, kept %d", names[change], error_name(error), changed, kept);
    }
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("IterateOverHeap", "IterateOverInstancesOfClass",
                   "IterateOverObjectsReachableFromObject"));
