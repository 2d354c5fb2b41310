/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"
#include "frames.h"
#include "heap.h"

TITLE("References on the stack of a mounted virtual thread name frames of that thread.");

/* By tag, which is the index of the thread and one. */
static struct {
    jvmtiFrameInfo frames[FRAMES_MAX];
    jint count;
    int compared, wrong;
} stacks[SEVERAL];

HEAP_REFERENCE_CALLBACK(see_local)
{
    if (kind != JVMTI_HEAP_REFERENCE_STACK_LOCAL)
        return 0;
    jint depth = info->stack_local.depth;
    jlong index = info->stack_local.thread_tag - 1;
    if (index != HELD && index != PLATFORM)
        return 0;
    stacks[index].compared++;
    bool among_them = depth >= 0 && depth < stacks[index].count;
    if (among_them)
        stacks[index].wrong += stacks[index].frames[depth].method != info->stack_local.method;
    else /* a stack may be deeper than what is kept of it */
        stacks[index].wrong += depth < 0 || stacks[index].count < FRAMES_MAX;
    return 0;
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_local};
    static const int kinds[] = {HELD, PLATFORM};
    for (int i = 0; i < 2; i++) {
        jthread thread = thread_at(jni, threads, kinds[i]);
        set_tag(thread, kinds[i] + 1);
        must(SuspendThread, thread);
        must(GetStackTrace, thread, 0, FRAMES_MAX, stacks[kinds[i]].frames,
             &stacks[kinds[i]].count);
    }
    SAY_CALL(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    for (int i = 0; i < 2; i++)
        must(ResumeThread, thread_at(jni, threads, kinds[i]));
    say("of the platform thread: %s, of other frames: %d",
        stacks[PLATFORM].compared > 0 ? "some" : "none", stacks[PLATFORM].wrong);
    say("of the virtual thread, but of other frames: %d", stacks[HELD].wrong);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
