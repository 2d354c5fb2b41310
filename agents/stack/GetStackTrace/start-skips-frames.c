/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetStackTrace with a positive start depth skips that many of the most recent frames.");

static void observe(JNIEnv *jni, jobject thread)
{
    for (jint start = 1; start <= 4; start++) {
        jvmtiFrameInfo frame = {0};
        jint count = 0;
        jvmtiError error = ti(GetStackTrace, thread, start, 1, &frame, &count);
        say("from %d: %s, %d frame", (int)start, error_name(error), (int)count);
        if (error == JVMTI_ERROR_NONE)
            say("%s", method_name(frame.method));
    }
}

TEST(.target = "stack.Nested", .probe = observe);
