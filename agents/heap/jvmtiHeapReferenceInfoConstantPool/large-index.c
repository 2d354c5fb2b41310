/* SPDX-License-Identifier: Apache-2.0 */
#include "../pool.h"

TITLE("The index of an entry of a large constant pool is whole.");

enum { USER_TAG = 5000, TEXT_TAG = 1000, TEXTS = 300 };

static int reported, wrong;

/* The entry has to be a string, and its text has to be that of the object. */
static void check(jlong tag, jint index)
{
    char text[16];
    if (tag < TEXT_TAG || tag >= TEXT_TAG + TEXTS)
        return;
    reported++;
    snprintf(text, sizeof text, "text%03d", (int)(tag - TEXT_TAG));
    const unsigned char *entry = index > 0 && index < pool_count ? entries[index] : NULL;
    const unsigned char *name = entry != NULL && *entry == 8 ? entries[number(entry + 1)] : NULL;
    wrong += name == NULL || number(name + 1) != 7 || memcmp(name + 3, text, 7) != 0;
}

REFERENCE(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_CONSTANT_POOL && *referrer_tag == USER_TAG)
        check(*tag, info->constant_pool.index);
    return 0;
}

static jvmtiIterationControl JNICALL old_reference(jvmtiObjectReferenceKind kind, jlong class_tag,
                                                   jlong size, jlong *tag, jlong referrer_tag,
                                                   jint index, void *user_data)
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
    find_entries(user);
    jvmtiError error = ti(FollowReferences, 0, NULL, user, &callbacks, NULL);
    say("FollowReferences: %s, strings %d, wrong %d", error_name(error), reported, wrong);
    reported = wrong = 0;
    error = ti(IterateOverObjectsReachableFromObject, user, old_reference, NULL);
    say("IterateOverObjectsReachableFromObject: %s, strings %d, wrong %d", error_name(error),
        reported, wrong);
}

TEST(.target = "heap.walk.LargePool", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_get_constant_pool = 1});
