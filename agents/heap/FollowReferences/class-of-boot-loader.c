/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A class of the bootstrap loader has no CLASS_LOADER reference.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (has_name(referrer_tag)
        && (kind == JVMTI_HEAP_REFERENCE_CLASS_LOADER || kind == JVMTI_HEAP_REFERENCE_SIGNERS))
        record("%s %s", object_name(*referrer_tag), reference_kind(kind));
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    jobject klass = object_named(jni, pairs, "a class of the boot loader");
    say_walk("of the boot loader", ti(FollowReferences, 0, NULL, klass, &callbacks, NULL));
    klass = object_named(jni, pairs, "signed class");
    say_walk("signed", ti(FollowReferences, 0, NULL, klass, &callbacks, NULL));
}

TEST(.target = "heap.walk.Loaded", .probe = observe, .needs = {.can_tag_objects = 1});
