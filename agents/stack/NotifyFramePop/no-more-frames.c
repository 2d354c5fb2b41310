/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("No frame pop can be requested at a depth that the stack does not have.");

static void call(jthread thread, jint beyond)
{
    jint depth = frame_count_of(thread);
    say("%d beyond the oldest frame: %s", (int)beyond,
        error_name(ti(NotifyFramePop, thread, depth - 1 + beyond)));
}

static void observe(JNIEnv *jni, jobject thread)
{
    call(NULL, 1);
    call(NULL, 7);
    must(SuspendThread, thread);
    call(thread, 1);
    must(ResumeThread, thread);
}

TEST(.target = "stack.Nested", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
