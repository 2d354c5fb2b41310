/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"
#include "heap.h"

TITLE("The jvmtiHeapReferenceInfoConstantPool has the index of resolved classes and strings.");

static struct constant_pool pool;

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_CONSTANT_POOL && has_name(referrer_tag) && has_name(tag))
        record("%s: %s", object_name(*tag),
               constant_text(&pool, (unsigned)info->constant_pool.index));
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    jobject user = object_named(jni, pairs, "User");
    pool = get_constant_pool(user);
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, user, &callbacks, NULL));
}

TEST(.target = "heap.walk.Pool", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_get_constant_pool = 1});
