/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("SuspendThread stops a virtual thread whose stack keeps changing.");

static int moved, not_suspended;

/* Takes the stack twice while the thread is suspended. */
static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
{
    jvmtiFrameInfo again[FRAMES_MAX] = {{0}};
    jint count_again = 0;
    jvmtiError error = ti(SuspendThread, thread);
    if (error != JVMTI_ERROR_NONE)
        return error;
    not_suspended += !is_suspended(thread);
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, count);
    must(GetStackTrace, thread, 0, FRAMES_MAX, again, &count_again);
    moved += *count != count_again || !same_frames(frames, again, count_again);
    return ti(ResumeThread, thread);
}

static void observe(JNIEnv *jni, jobject thread)
{
    take_changing_stack(jni, thread, take);
    say("not suspended: %d, moved meanwhile: %d", not_suspended, moved);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.ChangingStack", .probe = observe,
     .needs = {.can_support_virtual_threads = 1, .can_suspend = 1});
