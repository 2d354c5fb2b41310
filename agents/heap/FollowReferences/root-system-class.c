/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("java.lang.Object is a SYSTEM_CLASS root, and an object that is not a class is none.");

static int objects;

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind != JVMTI_HEAP_REFERENCE_SYSTEM_CLASS || !has_name(tag))
        return 0;
    if (strcmp(object_name(*tag), "Object") == 0)
        objects++;
    else if (strcmp(object_name(*tag), "ThreadStates") != 0)
        record("%s %s", reference_kind(kind), object_name(*tag));
    if (info != NULL || referrer_tag != NULL || referrer_class_tag != 0)
        record("%s with info or a referrer", reference_kind(kind));
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
    say("java.lang.Object: %s", objects > 0 ? "SYSTEM_CLASS" : "not reported");
}

TEST(.target = "heap.walk.ThreadStates", .probe = observe, .needs = {.can_tag_objects = 1});
