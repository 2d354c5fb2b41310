/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace writes as many frames into the buffer as it counts, and no more.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiFrameInfo frames[5] = {{0}};
    memset(frames, 0xa5, sizeof frames);
    jvmtiFrameInfo untouched = frames[0];
    jint count = 77;
    jvmtiError error = ti(GetStackTrace, thread, 1, 3, frames, &count);
    if (error != JVMTI_ERROR_NONE) {
        say("GetStackTrace: %s", error_name(error));
        return;
    }
    say("GetStackTrace: JVMTI_ERROR_NONE %d", (int)count);
    say_frames(frames, count < 3 ? count : 3);
    for (int i = 3; i < 5; i++)
        say("element %d untouched: %s", i,
            frames[i].method == untouched.method && frames[i].location == untouched.location
                ? "true"
                : "false");
}

TEST(.target = "stack.Nested", .probe = observe);
