/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop returns NO_MORE_FRAMES for a depth beyond the stack.");

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
    say("greatest depth: %s", error_name(ti(NotifyFramePop, NULL, 0x7fffffff)));
    must(SuspendThread, thread);
    call(thread, 1);
    say("greatest depth: %s", error_name(ti(NotifyFramePop, thread, 0x7fffffff)));
    must(ResumeThread, thread);
}

TEST(.target = "stack.Nested", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
