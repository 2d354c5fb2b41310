/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("ResumeAllVirtualThreads refuses or ignores a platform, new or ended thread in its list.");

static void say_which_suspended(JNIEnv *jni, jobject threads)
{
    for (int i = 0; i < SEVERAL; i++)
        say("%s: suspended %s", several_names[i], truth(is_suspended(thread_at(jni, threads, i))));
}

static void observe(JNIEnv *jni, jobject threads)
{
    enum several odd = is_case("unstarted") ? UNSTARTED : is_case("ended") ? ENDED : PLATFORM;
    const jthread list[2] = {thread_at(jni, threads, PARKED), thread_at(jni, threads, odd)};
    must_suspend_all_virtual();
    jvmtiError error = resume_all_virtual_threads(assay_env, 2, list);
    say("ResumeAllVirtualThreads: %s", error_name(error));
    say_which_suspended(jni, threads);
    must_resume_all_virtual();
    say_which_suspended(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .cases = LIST("platform", "unstarted", "ended"),
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
