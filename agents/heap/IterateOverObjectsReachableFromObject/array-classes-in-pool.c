/* SPDX-License-Identifier: Apache-2.0 */
#include "../array_classes.h"
#include "../pool.h"

TITLE("IterateOverObjectsReachableFromObject reports resolved array classes in constant pools.");

static jlong user_tag;

/* The objects that are named have nothing to follow. */
OBJECT_REFERENCE_CALLBACK(see)
{
    if (kind == JVMTI_REFERENCE_CONSTANT_POOL && referrer_tag == user_tag && has_name(tag)
        && *tag != user_tag)
        record("%s: %s", object_name(*tag), indexed_constant(index));
    return JVMTI_ITERATION_IGNORE;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    need_interpreted_resolve(jni);
    name_objects(jni, pairs);
    user_tag = tag_named("User");
    jobject user = object_named(jni, pairs, "User");
    get_pools_of_program(jni, user);
    jvmtiError error = ti(IterateOverObjectsReachableFromObject, user, see, NULL);
    need_same_pools();
    say_walk("IterateOverObjectsReachableFromObject", error);
}

TEST(.target = "heap.walk.ArrayClasses", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_get_constant_pool = 1},
     .wants = {.can_generate_compiled_method_load_events = 1});
