/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThread leaves the stack of the thread unchanged to the location.");

enum { MOST = 16 };

static jint stack_of(jthread thread, jvmtiFrameInfo *frames)
{
    jint count = 0;
    memset(frames, 0, MOST * sizeof *frames);
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    return count;
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, 0);
    for (int i = 0; i < 3; i++) {
        jvmtiFrameInfo first[MOST], later[MOST];
        must(SuspendThread, thread);
        jint count = stack_of(thread, first);
        bool same = true;
        for (int j = 0; j < 50; j++) {
            sched_yield();
            same &= stack_of(thread, later) == count && memcmp(first, later, sizeof first) == 0;
        }
        say("same: %s", truth(same));
        must(ResumeThread, thread);
        await_counting(jni, thread);
    }
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
