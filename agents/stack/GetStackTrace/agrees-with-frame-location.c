/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace and GetFrameLocation agree on every frame.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    say("as many frames as GetFrameCount: %s",
        truth(count == frames_that_fit(frame_count_of(thread), FRAMES_MAX)));
    for (jint i = 0; i < 5; i++) {
        jmethodID method = NULL;
        jlocation location = 0;
        jvmtiError error = ti(GetFrameLocation, thread, i, &method, &location);
        say("frame %d: %s, method %s, location %s", (int)i, error_name(error),
            method == frames[i].method ? "agrees" : "differs",
            location == frames[i].location ? "agrees" : "differs");
    }
}

TEST(.target = "stack.Nested", .probe = observe);
