/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetThreadListStackTraces returns at most the requested frames of each thread, the most recent.");

static void at_most(jthread thread, jint limit)
{
    jvmtiStackInfo *stacks = NULL;
    jvmtiError error = ti(GetThreadListStackTraces, 1, &thread, limit, &stacks);
    if (error != JVMTI_ERROR_NONE) {
        say("at most %d: %s", (int)limit, error_name(error));
        return;
    }
    jint count = readable(stacks, 1) == 0 ? -1 : stacks[0].frame_count;
    say("at most %d: %s, %d frames", (int)limit, error_name(error), (int)count);
    if (count > 0)
        say_frames(stacks[0].frame_buffer, count < limit ? count : limit);
    release(stacks);
}

static void observe(JNIEnv *jni, jobject thread)
{
    at_most(thread, 0);
    at_most(thread, 1);
    at_most(thread, 3);
}

TEST(.target = "stack.Nested", .probe = observe);
