/* SPDX-License-Identifier: Apache-2.0 */
#include "../calling.h"

TITLE("SuspendThread and ResumeThread of a virtual thread leave its carrier as it is, and vice versa.");

static void say_suspended(jthread first)
{
    say("suspended: carriers %s, the virtual thread %s", suspended_carriers(),
        truth(is_suspended(first)));
}

static void observe(JNIEnv *jni, jobject first)
{
    suspend_carriers(jni);
    say_suspended(first);
    SAY_CALL(SuspendThread, first);
    say_suspended(first);
    resume_carriers();
    say_suspended(first);
    suspend_carriers(jni);
    say_suspended(first);
    SAY_CALL(ResumeThread, first);
    say_suspended(first);
    resume_carriers();
    say_suspended(first);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.Calling", .probe = observe,
     .needs = {.can_support_virtual_threads = 1, .can_suspend = 1});
