/* SPDX-License-Identifier: Apache-2.0 */
#include "../pool.h"

TITLE("The jvmtiHeapReferenceInfoConstantPool has the whole index of an entry in a large constant pool.");

enum { USER_TAG = 5000, TEXT_TAG = 1000, TEXTS = 300 };

static int reported;
static const char *function;

/* The entry has to be a string, and its text has to be that of the object. */
static void check(jlong tag, jint index)
{
    char *expected = assay_text();
    if (tag < TEXT_TAG || tag >= TEXT_TAG + TEXTS)
        return;
    reported++;
    assay_append(expected, "string text%03d", (int)(tag - TEXT_TAG));
    const char *actual = indexed_constant(index);
    if (strcmp(actual, expected) != 0)
        differs("%s: at index %d, expected %s, actual %s", function, (int)index, expected, actual);
}

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_CONSTANT_POOL && *referrer_tag == USER_TAG)
        check(*tag, info->constant_pool.index);
    return 0;
}

OBJECT_REFERENCE_CALLBACK(old_reference)
{
    if (kind == JVMTI_REFERENCE_CONSTANT_POOL && referrer_tag == USER_TAG)
        check(*tag, index);
    return JVMTI_ITERATION_IGNORE;
}

static void observe(JNIEnv *jni, jobject texts)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jclass user = element(jni, texts, 0);
    set_tag(user, USER_TAG);
    for (jsize i = 0; i < TEXTS; i++) {
        jobject text = element(jni, texts, i + 1);
        set_tag(text, TEXT_TAG + i);
        (*jni)->DeleteLocalRef(jni, text);
    }
    get_pools_of_program(jni, user);
    function = "FollowReferences";
    jvmtiError error = ti(FollowReferences, 0, NULL, user, &callbacks, NULL);
    need_same_pools();
    say("%s: %s, strings %d", function, error_name(error), reported);
    reported = 0;
    function = "IterateOverObjectsReachableFromObject";
    error = ti(IterateOverObjectsReachableFromObject, user, old_reference, NULL);
    need_same_pools();
    say("%s: %s, strings %d", function, error_name(error), reported);
    say_first_difference();
}

/* Bulk oracle: two functions report 300 strings each. */
TEST(.target = "heap.walk.LargePool", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_get_constant_pool = 1});
