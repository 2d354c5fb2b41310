/* SPDX-License-Identifier: Apache-2.0 */
#include "../older_threads.h"

TITLE("ResumeAllVirtualThreads resumes a parked and a running thread that are older than the first agent.");

static void say_suspended(JNIEnv *jni, jobject threads)
{
    for (jint i = 0; i < 2; i++) {
        jthread thread = thread_at(jni, threads, i);
        say("%s: suspended: %s", thread_name(thread), truth(is_suspended(thread)));
    }
}

/* One is suspended with all others, the other one by itself. */
static void observe(JNIEnv *jni, jobject subject)
{
    if (!is_first(jni, subject))
        return;
    jthread running = thread_at(jni, subject, 1);
    SAY_CALL(SuspendThread, running);
    say_suspend_all_virtual(1, &running);
    say_suspended(jni, subject);
    say_resume_all_virtual(0, NULL);
    say_suspended(jni, subject);
}

TEST(OLDER_THAN_AGENT, .target = "virtual_thread.OlderThanAgent", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
