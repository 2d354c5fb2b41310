/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetFrameLocation returns NO_MORE_FRAMES for a thread without frames.");

static void observe(JNIEnv *jni, jobject thread)
{
    jmethodID method = NULL;
    jlocation location = 0;
    run_without_frames(thread);
    jvmtiError error = ti(GetFrameLocation, thread, 0, &method, &location);
    say("GetFrameLocation: %s", error_name(error));
    release_point("agent thread");
}

TEST(.target = "stack.Unstarted", .probe = observe);
