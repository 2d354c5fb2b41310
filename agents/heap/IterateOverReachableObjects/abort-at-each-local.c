/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("ITERATION_ABORT ends a walk at any reference of a stack, also of a thread without Java frames.");

STACK_REFERENCE_CALLBACK(stack)
{
    return ends_at_local(*tag) ? JVMTI_ITERATION_ABORT : JVMTI_ITERATION_IGNORE;
}

HEAP_ROOT_CALLBACK(root)
{
    count_after_end();
    return JVMTI_ITERATION_IGNORE;
}

OBJECT_REFERENCE_CALLBACK(reference)
{
    count_after_end();
    return JVMTI_ITERATION_IGNORE;
}

static void walk(void)
{
    must(IterateOverReachableObjects, root, stack, reference, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_ends_at_locals(jni, is_case("attached"), walk);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1}, .cases = LIST("attached", "agent-thread"));
