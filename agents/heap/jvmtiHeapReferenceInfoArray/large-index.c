/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The jvmtiHeapReferenceInfoArray has the index of each element of a large array.");

static int elements_seen, misplaced, wrong_lengths;

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind != JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT || *referrer_tag != TAG_OF_ARRAY)
        return 0;
    elements_seen++;
    misplaced += info->array.index != *tag - TAG_OF_ARRAY - 1;
    wrong_lengths += length != -1;
    return 0;
}

OBJECT_REFERENCE_CALLBACK(old_reference)
{
    if (kind == JVMTI_REFERENCE_ARRAY_ELEMENT && referrer_tag == TAG_OF_ARRAY) {
        elements_seen++;
        misplaced += index != *tag - TAG_OF_ARRAY - 1;
    }
    return JVMTI_ITERATION_IGNORE;
}

static void observe(JNIEnv *jni, jobject array)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    set_tag(array, TAG_OF_ARRAY);
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, array); i++) {
        jobject object = element(jni, array, i);
        if (object != NULL)
            set_tag(object, TAG_OF_ARRAY + 1 + i);
        (*jni)->DeleteLocalRef(jni, object);
    }
    jvmtiError error = ti(FollowReferences, 0, NULL, array, &callbacks, NULL);
    say("FollowReferences: %s, elements %d, misplaced %d, of a length %d", error_name(error),
        elements_seen, misplaced, wrong_lengths);
    elements_seen = misplaced = 0;
    error = ti(IterateOverObjectsReachableFromObject, array, old_reference, NULL);
    say("IterateOverObjectsReachableFromObject: %s, elements %d, misplaced %d", error_name(error),
        elements_seen, misplaced);
}

TEST(.target = "heap.fields.Wide", .probe = observe, .needs = {.can_tag_objects = 1});
