/* SPDX-License-Identifier: Apache-2.0 */
#include "../parents_at_roots.h"

TITLE("IterateOverReachableObjects reaches the objects below global, local and stack roots.");

HEAP_ROOT_CALLBACK(root)
{
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(see)
{
    bool is_part = kind == JVMTI_REFERENCE_FIELD || kind == JVMTI_REFERENCE_ARRAY_ELEMENT;
    if (is_part && has_name(tag) && has_name(&referrer_tag))
        record("%s: %s of %s", object_name(*tag), object_reference_kind(kind),
               object_name(referrer_tag));
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    if (is_prepared(jni, pairs))
        say_walk("IterateOverReachableObjects",
                 ti(IterateOverReachableObjects, root, stack, see, NULL));
}

TEST(.target = "heap.walk.ParentsAtRoots", .probe = observe, .needs = {.can_tag_objects = 1});
