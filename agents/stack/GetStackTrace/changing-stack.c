/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace of a running thread reports a stack that the thread has at that moment.");

static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
{
    return ti(GetStackTrace, thread, 0, FRAMES_MAX, frames, count);
}

static void observe(JNIEnv *jni, jobject thread)
{
    take_changing_stack(jni, thread, take);
}

TEST(.target = "stack.Changing", .probe = observe);
