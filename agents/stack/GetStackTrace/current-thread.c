/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace of a null thread reports the calling thread, with its native method on top.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    jvmtiError error = ti(GetStackTrace, NULL, 0, FRAMES_MAX, frames, &count);
    say("GetStackTrace: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say_frames(frames, count);
}

TEST(.probe = observe);
