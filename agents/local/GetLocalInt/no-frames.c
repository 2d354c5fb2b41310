/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetLocalInt returns NO_MORE_FRAMES for a thread without frames.");

static void observe(JNIEnv *jni, jobject thread)
{
    jint value;
    run_without_frames(thread);
    must(SuspendThread, thread);
    SAY_CALL(GetLocalInt, thread, 0, 0, &value);
    must(ResumeThread, thread);
    release_point("agent thread");
}

TEST(.target = "stack.Unstarted", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
