/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    jint depth = frame_count_of(thread);
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("start-at-depth"))
        error = ti(GetStackTrace, thread, depth, 1, frames, &count);
    else if (is_case("start-beyond-depth"))
        error = ti(GetStackTrace, thread, depth + 1, 1, frames, &count);
    else if (is_case("greatest-start"))
        error = ti(GetStackTrace, thread, 0x7fffffff, 1, frames, &count);
    else if (is_case("least-start"))
        error = ti(GetStackTrace, thread, -0x7fffffff - 1, 1, frames, &count);
    else if (is_case("start-above-top"))
        error = ti(GetStackTrace, thread, -depth - 1, 1, frames, &count);
    else if (is_case("none-at-depth"))
        error = ti(GetStackTrace, thread, depth, 0, frames, &count);
    else if (is_case("none-above-top"))
        error = ti(GetStackTrace, thread, -depth - 1, 0, frames, &count);
    else if (is_case("negative-maximum"))
        error = ti(GetStackTrace, thread, 0, -1, frames, &count);
    else if (is_case("null-buffer"))
        error = ti(GetStackTrace, thread, 0, 1, NULL, &count);
    else if (is_case("null-count"))
        error = ti(GetStackTrace, thread, 0, 1, frames, NULL);
    else
        error = ti(GetStackTrace, (jthread)(*jni)->GetObjectClass(jni, thread), 0, 1, frames,
                   &count);
    say("GetStackTrace: %s", error_name(error));
}

TEST(.target = "stack.Nested", .probe = observe, .batch = true,
     .cases = LIST("start-at-depth", "start-beyond-depth", "greatest-start", "start-above-top",
                   "least-start", "none-at-depth", "none-above-top", "negative-maximum",
                   "null-buffer", "null-count", "no-thread"));
