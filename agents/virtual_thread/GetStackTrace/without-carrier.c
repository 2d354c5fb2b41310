/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "../without_carrier.h"

TITLE("GetStackTrace returns the frames of a virtual thread without a carrier, suspended or not.");

enum { MOST = 200 };

/* Says the frames of the program, without the class. */
static void say_ready_frames(const jvmtiFrameInfo *frames, jint count)
{
    for (jint i = 0; i < count && i < MOST; i++) {
        const char *name = method_name(frames[i].method);
        if (strncmp(name, CLASS, strlen(CLASS)) == 0)
            say("%s", name + strlen(CLASS));
    }
}

static void act(JNIEnv *jni, jthread thread)
{
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0, depth = -1;
    jvmtiError error = ti(GetStackTrace, thread, 0, MOST, frames, &count);
    say("GetStackTrace: %s", error_name(error));
    say_ready_frames(frames, error == JVMTI_ERROR_NONE ? count : 0);
    must(SuspendThread, thread);
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    say_ready_frames(frames, count);
    SAY_CALL(GetFrameCount, thread, &depth);
    say("the same: %s", truth(count == frames_that_fit(depth, MOST)));
    for (jint i = 0; i < count && i < MOST; i++) {
        jmethodID method = NULL;
        jlocation location = -7;
        error = ti(GetFrameLocation, thread, i, &method, &location);
        if (error != JVMTI_ERROR_NONE || method != frames[i].method
            || location != frames[i].location)
            say("GetFrameLocation: %s, another frame", error_name(error));
    }
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST(WITH_FRAMES),
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
