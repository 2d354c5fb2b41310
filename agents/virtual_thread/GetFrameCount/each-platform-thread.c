/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "virtual.h"

TITLE("GetFrameCount of each platform thread, also of a carrier, is that of its own stack trace.");

/* A thread that runs may have another stack each time. */
static bool differs_each_time(jthread thread)
{
    static jvmtiFrameInfo frames[FRAMES_MAX];
    for (int tries = 0; tries < 100; tries++) {
        jint count = 0, size = 0;
        if (ti(GetFrameCount, thread, &count) != JVMTI_ERROR_NONE
            || ti(GetStackTrace, thread, 0, FRAMES_MAX, frames, &size) != JVMTI_ERROR_NONE
            || count == size || size == FRAMES_MAX)
            return false;
    }
    return true;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread *all = NULL;
    jint count = 0, differing = 0;
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < readable(all, count); i++)
        differing += differs_each_time(all[i]);
    say("platform threads: %s, all as their traces: %s", count > 0 ? "some" : "none",
        truth(differing == 0));
    release(all);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OnVirtualThread", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
