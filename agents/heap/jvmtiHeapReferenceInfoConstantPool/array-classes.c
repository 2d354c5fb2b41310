/* SPDX-License-Identifier: Apache-2.0 */
#include "../array_classes.h"
#include "../pool.h"

TITLE("The jvmtiHeapReferenceInfoConstantPool has the index of resolved array classes.");

static jlong user_tag;

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_CONSTANT_POOL && has_name(referrer_tag)
        && *referrer_tag == user_tag && has_name(tag) && *tag != *referrer_tag)
        record("%s: %s", object_name(*tag), indexed_constant(info->constant_pool.index));
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    need_interpreted_resolve(jni);
    name_objects(jni, pairs);
    jobject user = object_named(jni, pairs, "User");
    user_tag = tag_named("User");
    get_pools_of_program(jni, user);
    jvmtiError error = ti(FollowReferences, 0, NULL, user, &callbacks, NULL);
    need_same_pools();
    say_walk("FollowReferences", error);
}

TEST(.target = "heap.walk.ArrayClasses", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_get_constant_pool = 1},
     .wants = {.can_generate_compiled_method_load_events = 1});
