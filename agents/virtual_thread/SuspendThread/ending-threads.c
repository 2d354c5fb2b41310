/* SPDX-License-Identifier: Apache-2.0 */
#include "../coming.h"

TITLE("A virtual thread that is about to end can be suspended, and then stays; or it has ended.");

static int errors, lost;

static void meet(jthread thread)
{
    jint state = 0;
    jvmtiError error = ti(SuspendThread, thread);
    if (error == JVMTI_ERROR_NONE) {
        must(GetThreadState, thread, &state);
        lost += (state & JVMTI_THREAD_STATE_SUSPENDED) == 0;
        lost += (state & JVMTI_THREAD_STATE_ALIVE) == 0;
        lost += ti(ResumeThread, thread) != JVMTI_ERROR_NONE;
    } else {
        errors += error != JVMTI_ERROR_THREAD_NOT_ALIVE;
    }
}

static void observe(JNIEnv *jni, jobject threads)
{
    if (!meet_all(jni, threads))
        say("errors: %d, suspensions lost: %d", errors, lost);
}

VIRTUAL_TEST(.target = "virtual_thread.Coming", .probe = observe, .needs = {.can_suspend = 1});
