/* SPDX-License-Identifier: Apache-2.0 */
#include "../ready.h"

TITLE("The frames of a virtual thread that could go on, but has no carrier, and then suspended.");

/* Says the frames of the program. */
static void say_frames(const jvmtiFrameInfo *frames, jint count)
{
    for (jint i = 0; i < count; i++)
        if (ready_name(frames[i].method) != NULL)
            say("%s", ready_name(frames[i].method));
}

static void act(JNIEnv *jni, jthread thread)
{
    jvmtiFrameInfo frames[READY_FRAMES_MAX];
    jint count = 0, depth = -1;
    say("GetStackTrace: %s",
        error_name(ti(GetStackTrace, thread, 0, READY_FRAMES_MAX, frames, &count)));
    say_frames(frames, count);
    must(SuspendThread, thread);
    must(GetStackTrace, thread, 0, READY_FRAMES_MAX, frames, &count);
    say_frames(frames, count);
    say("GetFrameCount: %s", error_name(ti(GetFrameCount, thread, &depth)));
    say("the same: %s", truth(count == depth));
    for (jint i = 0; i < count; i++) {
        jmethodID method = NULL;
        jlocation location = -7;
        jvmtiError error = ti(GetFrameLocation, thread, i, &method, &location);
        if (error != JVMTI_ERROR_NONE || method != frames[i].method
            || location != frames[i].location)
            say("GetFrameLocation: %s, another frame", error_name(error));
    }
    must(ResumeThread, thread);
}

READY_TEST(.cases = LIST(READY_WITH_FRAMES), .needs = {.can_suspend = 1});
