/* SPDX-License-Identifier: Apache-2.0 */
#include "../frameless.h"

TITLE("jvmtiStackReferenceCallback reports a local reference of a thread without Java frames.");

static bool ended; /* what then becomes of the objects is the collector's business */

STACK_REFERENCE_CALLBACK(stack)
{
    if (*tag == OBJECT_TAG && kind == JVMTI_HEAP_ROOT_JNI_LOCAL)
        see_object(root_kind(kind), thread_tag);
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(reference)
{
    if (!ended && *tag == BELOW_TAG && referrer_tag == OBJECT_TAG)
        record("below it: %s", object_reference_kind(kind));
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject unused)
{
    start_frameless(jni);
    say_walk("while it runs", ti(IterateOverReachableObjects, NULL, stack, reference, NULL));
    ended = end_frameless();
    if (ended)
        say_walk("after its end", ti(IterateOverReachableObjects, NULL, stack, reference, NULL));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1}, .cases = LIST("attached", "agent-thread"));
