/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("A thread without frames has no location.");

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
