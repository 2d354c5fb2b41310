/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadListStackTraces reports which of two suspended virtual threads is interrupted.");

enum {
    BITS = JVMTI_THREAD_STATE_ALIVE | JVMTI_THREAD_STATE_SUSPENDED | JVMTI_THREAD_STATE_INTERRUPTED
};

/* What else the one shows that has been interrupted is open: it may wake before it stops. */
static void say_both(const jthread *both)
{
    jvmtiStackInfo *infos = NULL;
    jvmtiError error = ti(GetThreadListStackTraces, 2, both, 0, &infos);
    say("GetThreadListStackTraces: %s", error_name(error));
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(infos, 2); i++) {
        jint state = 0;
        must(GetThreadState, both[i], &state);
        say("%s: %s", thread_name(both[i]), thread_state(infos[i].state & BITS));
        say("GetThreadState: %s", thread_state(state & BITS));
    }
    if (error == JVMTI_ERROR_NONE)
        release(infos);
}

static void observe(JNIEnv *jni, jobject threads)
{
    if (threads == NULL) {
        pass_case(jni, find_class(jni, "virtual_thread/Interruptible"));
        return;
    }
    jthread both[] = {thread_at(jni, threads, 0), thread_at(jni, threads, 1)};
    must(SuspendThread, both[0]);
    must(SuspendThread, both[1]);
    interrupt_in_java(jni, both[0]);
    say_both(both);
    must(ResumeThread, both[1]);
    must(ResumeThread, both[0]);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interruptible", .probe = observe,
     .cases = LIST("running", "native", "blocked", "parked", "parked-timed"),
     .needs = {.can_suspend = 1});
