/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames.h"

TITLE("The stack of a thread is the same by GetThreadListStackTraces and by GetStackTrace.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    jvmtiStackInfo *stacks = NULL;
    must(GetThreadListStackTraces, 1, &thread, FRAMES_MAX, &stacks);
    bool agree = stacks[0].frame_count == count;
    say("same number of frames: %s", truth(agree));
    for (jint i = 0; agree && i < count; i++)
        agree = stacks[0].frame_buffer[i].method == frames[i].method
                && stacks[0].frame_buffer[i].location == frames[i].location;
    say("same methods and locations: %s", truth(agree));
    release(stacks);
}

TEST(.target = "stack.Nested", .probe = observe);
