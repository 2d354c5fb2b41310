/* SPDX-License-Identifier: Apache-2.0 */
#include "own_suspension.h"
#include "../starts_and_ends.h"

TITLE("A virtual thread suspended in VirtualThreadStart begins its code after it is resumed.");

static jthread subject;
static atomic_int returned;

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "virtual 0") != 0)
        return;
    subject = (*jni)->NewGlobalRef(jni, thread);
    release_point("in the event");
    must(SuspendThread, thread);
    atomic_fetch_add(&returned, 1);
    arrive_and_wait("resumed");
    say("goes on in the handler");
}

static void JNICALL release_it(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    arrive_and_wait("in the event");
    await_own_suspension(subject, &returned);
    say("suspended");
    wait_out_suspension();
    say("SuspendThread has returned: %d", atomic_load(&returned));
    SAY_CALL(ResumeThread, subject);
    release_point("resumed");
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    set_virtual_callbacks(started, NULL);
    enable_virtual(VIRTUAL_THREAD_START);
    start_agent_thread(jni, "releasing", release_it, NULL);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
