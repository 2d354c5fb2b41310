/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("ResumeAllVirtualThreads refuses bad arguments.");

/* The third thread is suspended, and stays so. */
static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[2] = {thread_at(jni, threads, 0), thread_at(jni, threads, 1)};
    jthread suspended = thread_at(jni, threads, 2);
    must(SuspendThread, suspended);
    if (is_case("null-element"))
        list[1] = NULL;
    if (is_case("no-thread"))
        list[1] = (jthread)find_class(jni, "java/lang/Thread");
    if (is_case("null-list"))
        say_resume_all_virtual(2, NULL);
    else if (is_case("negative-count"))
        say_resume_all_virtual(-1, list);
    else
        say_resume_all_virtual(2, list);
    say("still suspended: %s", truth(is_suspended(suspended)));
    must_resume_all_virtual();
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("3"), .probe = observe,
     .batch = true, .cases = LIST("null-list", "negative-count", "null-element", "no-thread"),
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
