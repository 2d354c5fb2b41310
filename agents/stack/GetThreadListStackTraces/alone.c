/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetThreadListStackTraces accepts a list of one thread that has not started or has ended.");

static void say_alone(JNIEnv *jni, jthread thread)
{
    jvmtiStackInfo *stack = NULL;
    jvmtiError error = ti(GetThreadListStackTraces, 1, &thread, FRAMES_MAX, &stack);
    say("GetThreadListStackTraces: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || readable(stack, 1) == 0)
        return;
    say("the thread asked for: %s", truth((*jni)->IsSameObject(jni, stack->thread, thread)));
    say("state: %s, frames: %d", thread_state(stack->state), (int)stack->frame_count);
    release(stack);
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_alone(jni, (*jni)->GetObjectArrayElement(jni, threads, 0));
    say_alone(jni, (*jni)->GetObjectArrayElement(jni, threads, 2));
}

TEST(.target = "stack.Lifetimes", .probe = observe);
