/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("NotifyFramePop works where a virtual thread waits for a class initialization by another thread.");

/* The method that waits, unless the thread has not come there. */
static jint depth_of_code(jthread thread)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    for (jint i = 0; i < count && i < FRAMES_MAX; i++)
        if (strstr(method_name(frames[i].method), "AwaitingInitializer$Code;.") != NULL)
            return i;
    return -1;
}

static void observe(JNIEnv *jni, jobject thread)
{
    struct timespec beginning = {0};
    jmethodID method = NULL;
    jlocation location = -7;
    if (thread == NULL) {
        pass_case(jni, find_class(jni, "virtual_thread/AwaitingInitializer"));
        on(FramePop, on_frame_pop);
        return;
    }
    must(SuspendThread, thread);
    while (depth_of_code(thread) < 0 && wait_goes_on(&beginning)) {
        must(ResumeThread, thread);
        give_others_time();
        must(SuspendThread, thread);
    }
    jint depth = depth_of_code(thread);
    jvmtiError error = ti(GetFrameLocation, thread, depth, &method, &location);
    say("%s: GetFrameLocation: %s %d", thread_name(thread), error_name(error), (int)location);
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, thread, depth)));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AwaitingInitializer", .probe = observe,
     .cases = LIST("call-probed", "field-probed", "make-probed"),
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
