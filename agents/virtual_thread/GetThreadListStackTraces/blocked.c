/* SPDX-License-Identifier: Apache-2.0 */
#include "../situation.h"

TITLE("The state of a blocked virtual thread is that in a list of one thread and of several.");

static void observe(JNIEnv *jni, jobject thread)
{
    jthread list[2] = {thread, NULL};
    jvmtiStackInfo *stacks = NULL;
    must(GetCurrentThread, &list[1]);
    say("alone: %s", error_name(ti(GetThreadListStackTraces, 1, list, 10, &stacks)));
    say("%s", thread_state(stacks[0].state));
    release(stacks);
    say("with another: %s", error_name(ti(GetThreadListStackTraces, 2, list, 10, &stacks)));
    say("%s", thread_state(stacks[0].state));
    say("the other one is alive: %s, blocked: %s",
        truth((stacks[1].state & JVMTI_THREAD_STATE_ALIVE) != 0),
        truth((stacks[1].state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0));
    release(stacks);
}

TEST(.target = "virtual_thread.Situation", .args = LIST("blocked"), .probe = observe, .since = 21,
     .vm_args = LIST(CARRIERS));
