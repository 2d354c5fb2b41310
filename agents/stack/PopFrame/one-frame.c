/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame returns NO_MORE_FRAMES for the only frame of a thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    jint count = 0;
    must(SuspendThread, thread);
    must(GetFrameCount, thread, &count);
    if (count > 1)
        inapplicable("below the run method of a thread there are frames of its launcher");
    SAY_CALL(PopFrame, thread);
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopLastFrame", .probe = observe,
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
