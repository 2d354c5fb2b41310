/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadListStackTraces reports a blocked virtual thread's state in lists of one and of two.");

static void observe(JNIEnv *jni, jobject thread)
{
    jthread list[2] = {thread, NULL};
    jvmtiStackInfo *stacks = NULL;
    wait_for_state(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    must(GetCurrentThread, &list[1]);
    must(GetThreadListStackTraces, 1, list, 10, &stacks);
    say("alone: %s", thread_state(stacks[0].state));
    release(stacks);
    must(GetThreadListStackTraces, 2, list, 10, &stacks);
    say("with another: %s", thread_state(stacks[0].state));
    say("the other one is alive: %s, blocked: %s",
        truth((stacks[1].state & JVMTI_THREAD_STATE_ALIVE) != 0),
        truth((stacks[1].state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0));
    release(stacks);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("blocked"),
     .probe = observe);
