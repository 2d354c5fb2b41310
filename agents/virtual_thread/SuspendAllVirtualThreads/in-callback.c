/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../starts_and_ends.h"

TITLE("SuspendAllVirtualThreads suspends a virtual thread in the callback of VirtualThreadStart.");

static jthread subject; /* global */

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "virtual 0") != 0)
        return;
    subject = (*jni)->NewGlobalRef(jni, thread);
    arrive_and_wait("in the callback");
}

/* It leaves the callback meanwhile, which is native code, and must not begin its own. */
static void JNICALL suspend_all(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    await_arrival("in the callback");
    say_suspend_all_virtual(0, NULL);
    say("suspended: %s", truth(is_suspended(subject)));
    release_point("in the callback");
    wait_out_suspension();
    say("all are about to be resumed");
    must_resume_all_virtual();
    release_point("resumed");
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        set_virtual_callbacks(started, NULL);
        enable_virtual(VIRTUAL_THREAD_START);
        start_agent_thread(jni, "suspending", suspend_all, NULL);
    } else if (strcmp(thread_name(thread), "virtual 0") == 0) {
        arrive_and_wait("resumed");
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
