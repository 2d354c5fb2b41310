/* SPDX-License-Identifier: Apache-2.0 */
#include "../short_lived.h"

TITLE("InterruptThread of an ending thread succeeds or returns THREAD_NOT_ALIVE.");

static int others;

static void meet(JNIEnv *jni, jthread thread)
{
    jvmtiError error = ti(InterruptThread, thread);
    others += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_THREAD_NOT_ALIVE;
}

static void observe(JNIEnv *jni, jobject unused)
{
    meet_all(jni, 200);
    say("other errors: %d", others);
}

TEST(.target = "thread.ShortLived", .probe = observe, .needs = {.can_signal_thread = 1});
