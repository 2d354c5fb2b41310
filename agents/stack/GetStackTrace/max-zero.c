/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetStackTrace with a maximum of 0 frames succeeds and returns none.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiFrameInfo frame = {0};
    jvmtiFrameInfo before;
    memset(&frame, 0x5a, sizeof frame);
    memset(&before, 0x5a, sizeof before);
    jint count = -1;
    jvmtiError error = ti(GetStackTrace, thread, 0, 0, &frame, &count);
    say("GetStackTrace: %s, %d frames", error_name(error), (int)count);
    say("buffer: %s", memcmp(&frame, &before, sizeof frame) == 0 ? "left alone" : "written");
}

TEST(.target = "stack.Nested", .probe = observe);
