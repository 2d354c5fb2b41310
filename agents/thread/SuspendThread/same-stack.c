/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("SuspendThread leaves the stack of the thread unchanged to the location.");

static jint stack_of(jthread thread, jvmtiFrameInfo *frames)
{
    jint count = 0;
    memset(frames, 0, FRAMES_MAX * sizeof *frames);
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    return count;
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, 0);
    for (int i = 0; i < 3; i++) {
        jvmtiFrameInfo first[FRAMES_MAX], later[FRAMES_MAX];
        must(SuspendThread, thread);
        jint count = stack_of(thread, first);
        bool same = true;
        for (int j = 0; j < 50; j++) {
            sched_yield();
            same &= stack_of(thread, later) == count && same_frames(first, later, count);
        }
        say("same: %s", truth(same));
        must(ResumeThread, thread);
        await_counting(jni, thread);
    }
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
