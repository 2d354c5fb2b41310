/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace with a negative start depth counts from the oldest frame.");

static void from_bottom(jthread thread, jint frames_from_bottom, jint max)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    jvmtiError error = ti(GetStackTrace, thread, -frames_from_bottom, max, frames, &count);
    jmethodID method = NULL;
    jlocation location = 0;
    must(GetFrameLocation, thread, frame_count_of(thread) - frames_from_bottom, &method, &location);
    say("-%d, at most %d: %s, %d frames, first is that far from the bottom: %s",
        (int)frames_from_bottom, (int)max, error_name(error), (int)count,
        truth(frames[0].method == method));
}

static void observe(JNIEnv *jni, jobject thread)
{
    from_bottom(thread, 1, 10);
    from_bottom(thread, 2, 10);
    from_bottom(thread, 4, 10);
    from_bottom(thread, 4, 2);

    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    jint depth = frame_count_of(thread);
    jvmtiError error = ti(GetStackTrace, thread, -depth, FRAMES_MAX, frames, &count);
    say("minus depth: %s, all frames: %s", error_name(error),
        truth(count == frames_that_fit(depth, FRAMES_MAX)));
    if (error == JVMTI_ERROR_NONE)
        say_frames(frames, count);
}

TEST(.target = "stack.Nested", .probe = observe);
