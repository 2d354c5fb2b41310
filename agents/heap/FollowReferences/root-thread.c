/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports a live thread as a root.");

static bool reported[NAMED_MAX];

/* A thread may be a root for more than one reason. Whether it is one before its start and after its
 * end is up to the JVM. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind != JVMTI_HEAP_REFERENCE_THREAD || !has_name(tag) || *tag == tag_named("ended")
        || *tag == tag_named("unstarted"))
        return 0;
    bool is_plain = info == NULL && referrer_tag == NULL && referrer_class_tag == 0;
    if (!is_plain || !reported[*tag])
        record("%s %s%s%s%s", reference_kind(kind), object_name(*tag),
               info == NULL ? "" : " with info", referrer_tag == NULL ? "" : " with a referrer",
               referrer_class_tag == 0 ? "" : " with a referrer's class");
    reported[*tag] = true;
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
}

TEST(.target = "heap.walk.ThreadStates", .probe = observe, .needs = {.can_tag_objects = 1});
