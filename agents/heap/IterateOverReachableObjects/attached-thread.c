/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiStackReferenceCallback reports a local reference of a thread without Java frames.");

static bool ended; /* what then becomes of the objects is the collector's business */

STACK_REFERENCE_CALLBACK(stack)
{
    if (*tag == TAG_OF_HELD && kind == JVMTI_HEAP_ROOT_JNI_LOCAL)
        record("object: %s, thread's tag %s", root_kind(kind),
               thread_tag == TAG_OF_THREAD ? "right" : "wrong");
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(reference)
{
    if (!ended && *tag == TAG_BEHIND_HELD && referrer_tag == TAG_OF_HELD)
        record("below it: %s", object_reference_kind(kind));
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject unused)
{
    start_frameless(jni, is_case("attached"));
    say_walk("while it runs", ti(IterateOverReachableObjects, NULL, stack, reference, NULL));
    ended = end_frameless(is_case("attached"));
    if (ended)
        say_walk("after its end", ti(IterateOverReachableObjects, NULL, stack, reference, NULL));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1}, .cases = LIST("attached", "agent-thread"));
