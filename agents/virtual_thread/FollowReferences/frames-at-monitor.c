/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"
#include "heap.h"

TITLE("FollowReferences reports stack locals with the frames of a virtual thread that waits at a monitor.");

static jvmtiFrameInfo frames[FRAMES_MAX];
static jint count;
static int reported, wrong;

HEAP_REFERENCE_CALLBACK(compare_frame)
{
    if (kind != JVMTI_HEAP_REFERENCE_STACK_LOCAL || info->stack_local.thread_tag != TAG_OF_THREAD)
        return JVMTI_VISIT_OBJECTS;
    const jvmtiHeapReferenceInfoStackLocal *local = &info->stack_local;
    reported++;
    if (local->depth >= 0 && local->depth < count)
        wrong += frames[local->depth].method != local->method
                 || frames[local->depth].location != local->location;
    else /* a stack may be deeper than what is kept of it */
        wrong += local->depth < 0 || count < FRAMES_MAX;
    return JVMTI_VISIT_OBJECTS;
}

static void act(JNIEnv *jni, jthread thread)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = compare_frame};
    set_tag(thread, TAG_OF_THREAD);
    must(SuspendThread, thread);
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    count = frames_that_fit(count, FRAMES_MAX);
    SAY_CALL(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    must(ResumeThread, thread);
    say("stack locals: %s", reported == 0 ? "not reported"
                            : wrong == 0  ? "of its frames"
                                          : "others");
}

/* FollowReferences/locals has a parked thread. */
TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = LIST("native", "blocked", "waiting"),
     .needs = {.can_tag_objects = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
