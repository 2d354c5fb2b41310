/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A local reference of a thread without Java frames is a root until the thread has ended.");

static bool ended; /* what then becomes of the objects is the collector's business */

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL && *tag == TAG_OF_HELD)
        record("object: %s, thread's tag %s", reference_kind(kind),
               info->jni_local.thread_tag == TAG_OF_THREAD ? "right" : "wrong");
    else if (!ended && *tag == TAG_BEHIND_HELD && referrer_tag != NULL
             && *referrer_tag == TAG_OF_HELD)
        record("below it: %s", reference_kind(kind));
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    start_frameless(jni, is_case("attached"));
    say_walk("while it runs", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
    ended = end_frameless(is_case("attached"));
    if (ended)
        say_walk("after its end", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1}, .cases = LIST("attached", "agent-thread"));
