/* SPDX-License-Identifier: Apache-2.0 */
#include "../below.h"

TITLE("What hangs on a root is reached, whichever kind of root it is.");

REFERENCE(see)
{
    bool is_part = kind == JVMTI_HEAP_REFERENCE_FIELD || kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT;
    if (is_part && is_named(tag) && is_named(referrer_tag))
        sight("%s: %s of %s", names[*tag], reference_kind(kind), names[*referrer_tag]);
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    if (is_prepared(jni, pairs))
        say_sights("FollowReferences", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
}

TEST(.target = "heap.walk.Below", .probe = observe, .needs = {.can_tag_objects = 1});
