/* SPDX-License-Identifier: Apache-2.0 */
#include "../pool.h"

TITLE("Version 1.0 reports resolved entries of constant pools with their index too.");

static jlong user_tag;

/* The objects that are named have nothing to follow. */
static jvmtiIterationControl JNICALL see(jvmtiObjectReferenceKind kind, jlong class_tag, jlong size,
                                         jlong *tag, jlong referrer_tag, jint index, void *data)
{
    if (kind == JVMTI_REFERENCE_CONSTANT_POOL && referrer_tag == user_tag && is_named(tag)
        && *tag != user_tag)
        count_entry(*tag, index);
    return JVMTI_ITERATION_IGNORE;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    name_objects(jni, pairs);
    user_tag = tag_named("User");
    jobject user = object_named(jni, pairs, "User");
    find_entries(user);
    jvmtiError error = ti(IterateOverObjectsReachableFromObject, user, see, NULL);
    say("IterateOverObjectsReachableFromObject: %s", error_name(error));
    say_entries();
}

TEST(.target = "heap.walk.Pool", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_get_constant_pool = 1});
