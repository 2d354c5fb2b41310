/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetFrameCount of an agent thread that executes no Java method is 0.");

/* Frames of the launcher, if the JVM has such, are in the stack trace, too. */
static void count_frames(const char *who, jthread thread)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = -1, traced = 0;
    jvmtiError error = ti(GetFrameCount, thread, &count);
    if (ti(GetStackTrace, thread, 0, FRAMES_MAX, frames, &traced) == JVMTI_ERROR_NONE && traced > 0
        && traced == frames_that_fit(count, FRAMES_MAX))
        inapplicable("agent threads have frames of their launcher");
    say("%s: %s %d", who, error_name(error), (int)count);
}

static void JNICALL body(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    count_frames("own", NULL);
    arrive_and_wait("agent thread");
}

static void observe(JNIEnv *jni, jobject thread)
{
    must(RunAgentThread, thread, body, NULL, JVMTI_THREAD_NORM_PRIORITY);
    await_arrival("agent thread");
    count_frames("other", thread);
    release_point("agent thread");
}

TEST(.target = "stack.Unstarted", .probe = observe);
