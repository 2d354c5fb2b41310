/* SPDX-License-Identifier: Apache-2.0 */
#include "../frameless.h"

TITLE("A local reference of a thread without Java frames is a root until the thread has ended.");

static bool ended; /* what then becomes of the objects is the collector's business */

HEAP_REFERENCE_CALLBACK(see)
{
    if (kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL && *tag == OBJECT_TAG)
        see_object(reference_kind(kind), info->jni_local.thread_tag);
    else if (!ended && *tag == BELOW_TAG && referrer_tag != NULL && *referrer_tag == OBJECT_TAG)
        record("below it: %s", reference_kind(kind));
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    start_frameless(jni);
    say_walk("while it runs", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
    ended = end_frameless();
    if (ended)
        say_walk("after its end", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1}, .cases = LIST("attached", "agent-thread"));
