/* SPDX-License-Identifier: Apache-2.0 */
#include "../filters.h"

TITLE("Each element of a large array is one reference, with its index and the array's length.");

static int elements_seen, misplaced, wrong_lengths;

REFERENCE(reference)
{
    if (kind != JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT || *referrer_tag != HOLDER_TAG)
        return 0;
    elements_seen++;
    misplaced += info->array.index != *tag - HOLDER_TAG - 1;
    wrong_lengths += length != -1;
    return 0;
}

static jvmtiIterationControl JNICALL old_reference(jvmtiObjectReferenceKind kind, jlong class_tag,
                                                   jlong size, jlong *tag, jlong referrer_tag,
                                                   jint index, void *user_data)
{
    if (kind == JVMTI_REFERENCE_ARRAY_ELEMENT && referrer_tag == HOLDER_TAG) {
        elements_seen++;
        misplaced += index != *tag - HOLDER_TAG - 1;
    }
    return JVMTI_ITERATION_IGNORE;
}

static void observe(JNIEnv *jni, jobject array)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    set_tag(array, HOLDER_TAG);
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, array); i++) {
        jobject object = element(jni, array, i);
        if (object != NULL)
            set_tag(object, HOLDER_TAG + 1 + i);
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
