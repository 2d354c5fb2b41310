/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("VISIT_ABORT ends FollowReferences at any reference of a stack, also of a thread without Java frames.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL || kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL)
        return ends_at_local(*tag) ? JVMTI_VISIT_ABORT : 0;
    count_after_end();
    return 0;
}

static void walk(void)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_ends_at_locals(jni, is_case("attached"), walk);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1}, .cases = LIST("attached", "agent-thread"));
