/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetFrameCount of a null thread counts the frames of the calling thread.");

static void observe(JNIEnv *jni, jobject subject)
{
    jthread current = NULL;
    must(GetCurrentThread, &current);
    jint count = 0;
    jvmtiError error = ti(GetFrameCount, NULL, &count);
    say("GetFrameCount: %s", error_name(error));
    say("as for the thread by name: %s", truth(count == frame_count_of(current)));
}

TEST(.probe = observe);
