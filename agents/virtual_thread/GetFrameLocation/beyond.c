/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames.h"

TITLE("GetFrameLocation finds no frame beyond the oldest of a virtual thread.");

static void call(jthread thread, jint depth)
{
    jmethodID method = NULL;
    jlocation location = 0;
    say("GetFrameLocation: %s",
        error_name(ti(GetFrameLocation, thread, depth, &method, &location)));
}

static void act(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    must(SuspendThread, thread);
    must(GetFrameCount, thread, &count);
    call(thread, count);
    call(thread, count + 3);
    call(thread, 0x7fffffff);
    must(ResumeThread, thread);
}

FRAMES_TEST(.cases = LIST("native", "blocked", "waiting", "sleeping", "parked"),
            .needs = {.can_suspend = 1});
