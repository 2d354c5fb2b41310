/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"
#include "heap.h"

TITLE("VISIT_ABORT at a local of a virtual thread, where such are reported, ends FollowReferences.");

static struct ended_walk state;

HEAP_REFERENCE_CALLBACK(end_at_local)
{
    state.after += state.ended;
    bool local = kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL || kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL;
    if (!local || *tag != state.end_at)
        return JVMTI_VISIT_OBJECTS;
    state.ended = true;
    return JVMTI_VISIT_ABORT;
}

static jvmtiError walk_to_end(void)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = end_at_local};
    return ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
}

static void walk(JNIEnv *jni, jthread *threads)
{
    say_ended_walks(&state, walk_to_end);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Locals", .probe = locals_and_jni_local_probe,
     .needs = {.can_tag_objects = 1});
