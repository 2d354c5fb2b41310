/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace returns an empty trace for a thread without frames, at start depth 0 only.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = -1, start = is_case("from-0") ? 0 : is_case("from-1") ? 1 : -1;
    run_without_frames(thread);
    jvmtiError error = ti(GetStackTrace, thread, start, FRAMES_MAX, frames, &count);
    say("GetStackTrace: %s", error_name(error));
    if (error == JVMTI_ERROR_NONE)
        say("frames: %d", (int)count);
    release_point("agent thread");
}

TEST(.target = "stack.Unstarted", .probe = observe,
     .cases = LIST("from-0", "from-1", "from-the-end"));
