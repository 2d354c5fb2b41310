/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace returns at most the requested frames and leaves the rest of the buffer alone.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiFrameInfo frames[8] = {{0}};
    memset(frames, 0x5a, sizeof frames);
    jint count = 0;
    jvmtiError error = ti(GetStackTrace, thread, 0, 3, frames, &count);
    say("GetStackTrace: %s, %d frames", error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE)
        return;
    say_frames(frames, count < 3 ? count : 3);

    unsigned char before[5 * sizeof frames[0]];
    memset(before, 0x5a, sizeof before);
    say("rest of the buffer: %s",
        memcmp(frames + 3, before, sizeof before) == 0 ? "left alone" : "written");
}

TEST(.target = "stack.Nested", .probe = observe);
