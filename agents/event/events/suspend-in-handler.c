/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("A handler can suspend its own thread, which goes on in it when it is resumed.");

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (!is_fresh(klass))
        return;
    jvmtiError error = ti(SuspendThread, thread);
    say("SuspendThread: %s", error_name(error));
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0);
    jint state = 0;
    on(ClassPrepare, prepared);
    let("first1");
    while ((state & JVMTI_THREAD_STATE_SUSPENDED) == 0)
        must(GetThreadState, first, &state);
    say("suspended");
    must(ResumeThread, first);
    hold("first1 did");
    say("prepared");
}

TEST(.target = "event.Turns", .probe = observe, .needs = {.can_suspend = 1});
