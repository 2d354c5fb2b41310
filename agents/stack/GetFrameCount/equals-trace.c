/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetFrameCount of a thread that stands still is the length of its whole stack trace.");

static void observe(JNIEnv *jni, jobject thread)
{
    enum { MOST = 10000 };
    static jvmtiFrameInfo frames[MOST];
    jint traced = 0;
    must(GetStackTrace, thread, 0, MOST, frames, &traced);
    jint count = 0;
    jvmtiError error = ti(GetFrameCount, thread, &count);
    say("GetFrameCount: %s, minus that of the trace: %d", error_name(error),
        (int)(frames_that_fit(count, MOST) - traced));
    say("arriveAndWait, inner, middle, outer and run are counted: %s", truth(count >= 5));
}

TEST(.target = "stack.Nested", .probe = observe);
