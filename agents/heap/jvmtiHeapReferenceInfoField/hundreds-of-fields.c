/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Indices of references from instance and static fields exceed one byte.");

enum { OBJECT_TAG = 5001, SUBJECT_CLASS_TAG, FIRST_TAG = 1 };

static int objects, statics, integers, misplaced, iterated;

/* The object behind a field is tagged with its place, counted from 1. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (referrer_tag == NULL)
        return 0;
    if (*referrer_tag == OBJECT_TAG && kind == JVMTI_HEAP_REFERENCE_FIELD) {
        objects++;
        misplaced += info->field.index != *tag - FIRST_TAG;
    }
    if (*referrer_tag == SUBJECT_CLASS_TAG && kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD) {
        statics++;
        misplaced += info->field.index != *tag - FIRST_TAG;
    }
    return *tag == SUBJECT_CLASS_TAG ? JVMTI_VISIT_OBJECTS : 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (*tag == SUBJECT_CLASS_TAG) {
        *(int *)user_data += 1;
        misplaced += info->field.index != value.i || kind != JVMTI_HEAP_REFERENCE_STATIC_FIELD;
    }
    return 0;
}

static void observe(JNIEnv *jni, jobject all)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .primitive_field_callback = field};
    static const jvmtiHeapCallbacks values = {.primitive_field_callback = field};
    set_tag(element(jni, all, 0), OBJECT_TAG);
    set_tag(element(jni, all, 1), SUBJECT_CLASS_TAG);
    for (jsize i = 2; i < (*jni)->GetArrayLength(jni, all); i++) {
        jobject object = element(jni, all, i);
        set_tag(object, FIRST_TAG + i - 2);
        (*jni)->DeleteLocalRef(jni, object);
    }
    jvmtiError error = ti(FollowReferences, 0, NULL, element(jni, all, 0), &callbacks, &integers);
    say("FollowReferences: %s, fields %d, static ones %d, integers %d, misplaced %d",
        error_name(error), objects, statics, integers, misplaced);
    error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &values, &iterated);
    say("IterateThroughHeap: %s, integers %d, misplaced %d", error_name(error), iterated,
        misplaced);
}

TEST(.target = "heap.fields.Hundreds", .probe = observe, .needs = {.can_tag_objects = 1});
