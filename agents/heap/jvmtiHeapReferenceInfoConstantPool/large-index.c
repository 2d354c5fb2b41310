/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "class_file.h"
#include "heap.h"

TITLE("The jvmtiHeapReferenceInfoConstantPool has the whole index of an entry in a large constant pool.");

enum { USER_TAG = 5000, TEXT_TAG = 1000, TEXTS = 300 };

static struct constant_pool pool;
static int reported, wrong;

/* The entry has to be a string, and its text has to be that of the object. */
static void check(jlong tag, jint index)
{
    char text[32];
    if (tag < TEXT_TAG || tag >= TEXT_TAG + TEXTS)
        return;
    reported++;
    snprintf(text, sizeof text, "string text%03d", (int)(tag - TEXT_TAG));
    wrong += strcmp(constant_text(&pool, (unsigned)index), text) != 0;
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
    pool = get_constant_pool(user);
    jvmtiError error = ti(FollowReferences, 0, NULL, user, &callbacks, NULL);
    say("FollowReferences: %s, strings %d, wrong %d", error_name(error), reported, wrong);
    reported = wrong = 0;
    error = ti(IterateOverObjectsReachableFromObject, user, old_reference, NULL);
    say("IterateOverObjectsReachableFromObject: %s, strings %d, wrong %d", error_name(error),
        reported, wrong);
}

TEST(.target = "heap.walk.LargePool", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_get_constant_pool = 1});
