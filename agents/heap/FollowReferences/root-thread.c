/* SPDX-License-Identifier: Apache-2.0 */
#include "../walk.h"

TITLE("A live thread is a root; one not started yet or ended is none.");

REFERENCE(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_THREAD && is_named(tag))
        sight("%s %s%s%s%s", reference_kind(kind), names[*tag], info == NULL ? "" : " with info",
              referrer_tag == NULL ? "" : " with a referrer",
              referrer_class_tag == 0 ? "" : " with a referrer's class");
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    say_sights("FollowReferences", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
}

TEST(.target = "heap.walk.Things", .probe = observe, .needs = {.can_tag_objects = 1});
