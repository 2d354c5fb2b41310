/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace reports the stack of a running thread that is not suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    jvmtiError error = ti(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    say("GetStackTrace: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say_frames(frames, count);
}

TEST(.target = "stack.Spinning", .probe = observe);
