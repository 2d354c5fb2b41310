/* SPDX-License-Identifier: Apache-2.0 */
#include "../old.h"
#include "../pool.h"

TITLE("A class refers to method types, method handles and computed constants of its pool.");

static jlong user_tag, given_tag;

static void see_entry(const char *kind, jint index)
{
    const unsigned char *entry = index > 0 && index < pool_count ? entries[index] : NULL;
    int type = entry == NULL ? 0 : *entry;
    sight("%s: %s", kind,
          type == 15   ? "method handle"
          : type == 16 ? "method type"
          : type == 17 ? "dynamic constant"
                       : "entry of another kind");
}

REFERENCE(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_CONSTANT_POOL && *referrer_tag == user_tag
        && *tag == given_tag)
        see_entry(reference_kind(kind), info->constant_pool.index);
    return 0;
}

OLD_REFERENCE(old_reference)
{
    if (kind == JVMTI_REFERENCE_CONSTANT_POOL && referrer_tag == user_tag && *tag == given_tag)
        see_entry(old_kind(kind), index);
    return JVMTI_ITERATION_CONTINUE;
}

/* The target asks for the case first. */
static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class"))) {
        tell_case(jni, subject);
        return;
    }
    name_objects(jni, subject);
    jclass user = object_named(jni, subject, "class");
    user_tag = tag_named("class");
    given_tag = tag_named("given");
    find_entries(user);
    say_sights("FollowReferences", ti(FollowReferences, 0, NULL, user, &callbacks, NULL));
    say_sights("IterateOverReachableObjects",
               ti(IterateOverReachableObjects, NULL, NULL, old_reference, NULL));
}

TEST(.target = "classfile.Resolving", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_get_constant_pool = 1},
     .cases = LIST("method-type", "method-handle", "dynamic"));
