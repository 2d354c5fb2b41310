/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Indices of references from instance and static fields exceed one byte.");

enum { OBJECT_TAG = 5001, SUBJECT_CLASS_TAG, FIRST_TAG = 1 };

static int objects, statics, integers;
static bool follows, met[1000]; /* integers, by index */

static void compare(const char *what, jlong expected, jint actual)
{
    if (actual != expected)
        differs("index of %s: expected %d, actual %d", what, (int)expected, (int)actual);
}

/* The object behind a field is tagged with its place, counted from 1. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (referrer_tag == NULL)
        return 0;
    if (*referrer_tag == OBJECT_TAG && kind == JVMTI_HEAP_REFERENCE_FIELD) {
        objects++;
        compare("a field", *tag - FIRST_TAG, info->field.index);
    }
    if (*referrer_tag == SUBJECT_CLASS_TAG && kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD) {
        statics++;
        compare("a static field", *tag - FIRST_TAG, info->field.index);
    }
    return *tag == SUBJECT_CLASS_TAG ? JVMTI_VISIT_OBJECTS : 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (*tag != SUBJECT_CLASS_TAG)
        return 0;
    /* Whether a class that FollowReferences meets again shows its fields again is left open. */
    bool is_known = info->field.index >= 0 && info->field.index < 1000;
    if (follows && is_known && met[info->field.index])
        return 0;
    if (is_known)
        met[info->field.index] = true;
    integers++;
    compare("an integer", value.i, info->field.index);
    if (kind != JVMTI_HEAP_REFERENCE_STATIC_FIELD)
        differs("kind of an integer: expected STATIC_FIELD, actual %s", reference_kind(kind));
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
    follows = true;
    jvmtiError error = ti(FollowReferences, 0, NULL, element(jni, all, 0), &callbacks, NULL);
    say("FollowReferences: %s, fields %d, static ones %d, integers %d", error_name(error), objects,
        statics, integers);
    say_first_difference();
    follows = false;
    integers = 0;
    error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &values, NULL);
    say("IterateThroughHeap: %s, integers %d", error_name(error), integers);
    say_first_difference();
}

/* Bulk oracle: hundreds of fields. */
TEST(.target = "heap.fields.Hundreds", .probe = observe, .needs = {.can_tag_objects = 1});
