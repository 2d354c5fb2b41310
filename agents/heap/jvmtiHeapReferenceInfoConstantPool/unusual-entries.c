/* SPDX-License-Identifier: Apache-2.0 */
#include "../pool.h"

TITLE("CONSTANT_POOL references lead to method types, method handles and dynamic constants.");

static jlong user_tag, given_tag;

static void record_entry(const char *kind, jint index)
{
    int type = indexed_constant_tag(index);
    record("%s: %s", kind,
           type == CONSTANT_METHOD_HANDLE ? "method handle"
           : type == CONSTANT_METHOD_TYPE ? "method type"
           : type == CONSTANT_DYNAMIC     ? "dynamic constant"
                                          : "entry of another kind");
}

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_CONSTANT_POOL && has_name(referrer_tag)
        && *referrer_tag == user_tag && *tag == given_tag)
        record_entry(reference_kind(kind), info->constant_pool.index);
    return 0;
}

OBJECT_REFERENCE_CALLBACK(old_reference)
{
    if (kind == JVMTI_REFERENCE_CONSTANT_POOL && referrer_tag == user_tag && *tag == given_tag)
        record_entry(object_reference_kind(kind), index);
    return JVMTI_ITERATION_CONTINUE;
}

/* The target asks for the case first. */
static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class"))) {
        pass_case(jni, subject);
        return;
    }
    name_objects(jni, subject);
    jclass user = object_named(jni, subject, "class");
    user_tag = tag_named("class");
    given_tag = tag_named("given");
    get_pools_of_bytes(jni, user, object_named(jni, subject, "bytes"));
    jvmtiError error = ti(FollowReferences, 0, NULL, user, &callbacks, NULL);
    need_same_pools();
    say_walk("FollowReferences", error);
    error = ti(IterateOverReachableObjects, NULL, NULL, old_reference, NULL);
    need_same_pools();
    say_walk("IterateOverReachableObjects", error);
}

TEST(.target = "classfile.Resolving", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_get_constant_pool = 1},
     .cases = LIST("method-type", "method-handle", "dynamic"));
