/* SPDX-License-Identifier: Apache-2.0 */
#include "own_suspension.h"
#include "../starts_and_ends.h"

TITLE("A virtual thread suspended in VirtualThreadEnd ends after it is resumed.");

static jthread subject;
static atomic_int returned, refused;

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "virtual 0") != 0)
        return;
    subject = (*jni)->NewGlobalRef(jni, thread);
    release_point("in the event");
    jvmtiError error = ti(SuspendThread, thread);
    atomic_store(&refused, error != JVMTI_ERROR_NONE);
    atomic_store(&returned, 1);
    if (error == JVMTI_ERROR_NONE)
        arrive_and_wait("resumed");
    say("goes on in the handler: %s", error_name(error));
    release_end_of(thread_name(thread));
}

static void JNICALL release_it(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    arrive_and_wait("in the event");
    await_own_suspension(subject, &returned);
    if (atomic_load(&refused) != 0)
        return;
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
    set_virtual_callbacks(NULL, ended);
    enable_virtual(VIRTUAL_THREAD_END);
    start_agent_thread(jni, "releasing", release_it, NULL);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .args = LIST("virtual 0"),
     .probe = observe, .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
