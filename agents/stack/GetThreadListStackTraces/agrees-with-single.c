/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetThreadListStackTraces and GetStackTrace report the same stack of a thread.");

static void compare(const char *which, const jvmtiStackInfo *stack)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    must(GetStackTrace, stack->thread, 0, FRAMES_MAX, frames, &count);
    bool agree = stack->frame_count == count;
    say("%s: same number of frames: %s", which, truth(agree));
    agree = agree && readable(stack->frame_buffer, count) == count;
    for (jint i = 0; agree && i < count && i < FRAMES_MAX; i++)
        agree = stack->frame_buffer[i].method == frames[i].method
                && stack->frame_buffer[i].location == frames[i].location;
    say("%s: same methods and locations: %s", which, truth(agree));
}

/* Both threads stand still, this one in the probe. */
static void observe(JNIEnv *jni, jobject thread)
{
    jthread list[] = {thread, NULL, thread};
    jvmtiStackInfo *stacks = NULL;
    must(GetCurrentThread, &list[1]);
    must(GetThreadListStackTraces, 3, list, FRAMES_MAX, &stacks);
    if (readable(stacks, 3) == 0)
        return;
    compare("nested", &stacks[0]);
    compare("current", &stacks[1]);
    compare("nested again", &stacks[2]);
    release(stacks);
}

TEST(.target = "stack.Nested", .probe = observe);
