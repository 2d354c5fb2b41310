/* SPDX-License-Identifier: Apache-2.0 */
#include "../below.h"

TITLE("What hangs on a root is reached, whichever kind of root it is.");

OLD_ROOT(root)
{
    return JVMTI_ITERATION_CONTINUE;
}

OLD_STACK(stack)
{
    return JVMTI_ITERATION_CONTINUE;
}

OLD_REFERENCE(see)
{
    bool is_part = kind == JVMTI_REFERENCE_FIELD || kind == JVMTI_REFERENCE_ARRAY_ELEMENT;
    if (is_part && is_named(tag) && is_named(&referrer_tag))
        sight("%s: %s of %s", names[*tag], old_kind(kind), names[referrer_tag]);
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    if (is_prepared(jni, pairs))
        say_sights("IterateOverReachableObjects",
                   ti(IterateOverReachableObjects, root, stack, see, NULL));
}

TEST(.target = "heap.walk.Below", .probe = observe, .needs = {.can_tag_objects = 1});
