/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"
#include "heap.h"

TITLE("ITERATION_ABORT at a local of a virtual thread, where such are reported, ends the walk.");

static struct ended_walk state;

STACK_REFERENCE_CALLBACK(end_at_local)
{
    state.after += state.ended;
    if (*tag != state.end_at)
        return JVMTI_ITERATION_CONTINUE;
    state.ended = true;
    return JVMTI_ITERATION_ABORT;
}

HEAP_ROOT_CALLBACK(count_root)
{
    state.after += state.ended;
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(count_reference)
{
    state.after += state.ended;
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError walk_to_end(void)
{
    return ti(IterateOverReachableObjects, count_root, end_at_local, count_reference, NULL);
}

static void walk(JNIEnv *jni, jthread *threads)
{
    say_ended_walks(&state, walk_to_end);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Locals", .probe = locals_and_jni_local_probe,
     .needs = {.can_tag_objects = 1});
