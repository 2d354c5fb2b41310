/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetThreadListStackTraces returns an empty stack for a thread without frames.");

static void say_first(jint count, const jthread *list)
{
    jvmtiStackInfo *stacks = NULL;
    jvmtiError error = ti(GetThreadListStackTraces, count, list, FRAMES_MAX, &stacks);
    say("GetThreadListStackTraces of %d: %s", (int)count, error_name(error));
    if (error != JVMTI_ERROR_NONE || readable(stacks, 1) == 0)
        return;
    say("%s: %d frames", thread_name(stacks[0].thread), (int)stacks[0].frame_count);
    release(stacks);
}

static void observe(JNIEnv *jni, jobject thread)
{
    jthread list[] = {thread, NULL};
    must(GetCurrentThread, &list[1]);
    run_without_frames(thread);
    say_first(1, list);
    say_first(2, list);
    release_point("agent thread");
}

TEST(.target = "stack.Unstarted", .probe = observe);
