/* SPDX-License-Identifier: Apache-2.0 */
#include "../pool.h"

TITLE("A class refers to the resolved classes and strings of its constant pool, with their index.");

REFERENCE(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_CONSTANT_POOL && is_named(referrer_tag) && is_named(tag)
        && *tag != *referrer_tag)
        count_entry(*tag, info->constant_pool.index);
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    jobject user = object_named(jni, pairs, "User");
    find_entries(user);
    jvmtiError error = ti(FollowReferences, 0, NULL, user, &callbacks, NULL);
    say("FollowReferences: %s", error_name(error));
    say_entries();
}

TEST(.target = "heap.walk.Pool", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_get_constant_pool = 1});
