/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadListStackTraces reports a blocked virtual thread's state in lists of one and of two.");

/* The stacks of the first threads of a list. A blocked thread may see whether it can go on, and block
 * again. */
static jvmtiStackInfo *stacks_of(jint count, const jthread *list)
{
    struct timespec beginning = {0};
    jvmtiStackInfo *stacks = NULL;
    do {
        release(stacks);
        must(GetThreadListStackTraces, count, list, 10, &stacks);
        readable(stacks, count); /* or the test ends here */
    } while ((stacks[0].state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) == 0
             && wait_goes_on(&beginning));
    return stacks;
}

static void observe(JNIEnv *jni, jobject thread)
{
    jthread list[2] = {thread, NULL};
    wait_for_state(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    must(GetCurrentThread, &list[1]);
    jvmtiStackInfo *stacks = stacks_of(1, list);
    say("alone: %s", thread_state(stacks[0].state));
    release(stacks);
    stacks = stacks_of(2, list);
    say("with another: %s", thread_state(stacks[0].state));
    say("the other one is alive: %s, blocked: %s",
        truth((stacks[1].state & JVMTI_THREAD_STATE_ALIVE) != 0),
        truth((stacks[1].state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0));
    release(stacks);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("blocked"),
     .probe = observe);
