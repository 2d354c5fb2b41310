/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The jvmtiHeapReferenceInfoArray has the index of each element of a large array.");

enum { PLACES = 1000001 };

static int reported;
static bool met[PLACES];

static void compare(jlong tag, jint index)
{
    jlong expected = tag - TAG_OF_ARRAY - 1;
    reported++;
    if (index != expected)
        differs("an index: expected %d, actual %d", (int)expected, (int)index);
    if (index >= 0 && index < PLACES && met[index])
        differs("index %d: expected once, actual again", (int)index);
    if (index >= 0 && index < PLACES)
        met[index] = true;
}

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind != JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT || *referrer_tag != TAG_OF_ARRAY)
        return 0;
    compare(*tag, info->array.index);
    if (length != -1)
        differs("length of an element: expected -1, actual %d", (int)length);
    return 0;
}

OBJECT_REFERENCE_CALLBACK(old_reference)
{
    if (kind == JVMTI_REFERENCE_ARRAY_ELEMENT && referrer_tag == TAG_OF_ARRAY)
        compare(*tag, index);
    return JVMTI_ITERATION_IGNORE;
}

static void say_reported(const char *function, jvmtiError error)
{
    say("%s: %s, elements %d", function, error_name(error), reported);
    say_first_difference();
    reported = 0;
    memset(met, 0, sizeof met);
}

static void observe(JNIEnv *jni, jobject array)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    set_tag(array, TAG_OF_ARRAY);
    jsize length = (*jni)->GetArrayLength(jni, array);
    for (jsize i = 0; i < length; i++) {
        jobject object = element(jni, array, i);
        if (object != NULL)
            set_tag(object, TAG_OF_ARRAY + 1 + i);
        (*jni)->DeleteLocalRef(jni, object);
    }
    say_reported("FollowReferences", ti(FollowReferences, 0, NULL, array, &callbacks, NULL));
    say_reported("IterateOverObjectsReachableFromObject",
                 ti(IterateOverObjectsReachableFromObject, array, old_reference, NULL));
}

/* Bulk oracle: tens of thousands of elements. */
TEST(.target = "heap.fields.Wide", .probe = observe, .needs = {.can_tag_objects = 1});
