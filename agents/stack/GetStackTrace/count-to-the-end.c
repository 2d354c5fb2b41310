/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace returns all frames from the start depth to the oldest if there is room.");

static void observe(JNIEnv *jni, jobject thread)
{
    jint depth = frame_count_of(thread);
    if (depth > FRAMES_MAX)
        inapplicable("the JVM shows many frames of its launcher");
    for (jint start = 0; start <= 4; start++) {
        jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
        jint count = 0;
        jvmtiError error = ti(GetStackTrace, thread, start, FRAMES_MAX, frames, &count);
        say("from %d: %s, depth minus %d", (int)start, error_name(error), (int)(depth - count));
    }
    jvmtiFrameInfo exact[FRAMES_MAX] = {{0}};
    jint count = 0;
    jvmtiError error = ti(GetStackTrace, thread, 0, depth, exact, &count);
    say("buffer of the exact size: %s, depth minus %d", error_name(error), (int)(depth - count));
}

TEST(.target = "stack.Nested", .probe = observe);
