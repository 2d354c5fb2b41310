/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("A thread that one environment suspended is suspended for another, which can resume it.");

/* A JVM may give the capability to one environment at a time. */
static bool hand_over(jvmtiEnv *from, jvmtiEnv *to)
{
    jvmtiCapabilities needed = {.can_suspend = 1};
    must_in(from, RelinquishCapabilities, &needed);
    jvmtiError error = ti_in(to, AddCapabilities, &needed);
    say("AddCapabilities: %s", error_name(error));
    return error == JVMTI_ERROR_NONE;
}

static void observe(JNIEnv *jni, jobject threads)
{
    jvmtiEnv *second = new_environment();
    jthread thread = counting(jni, threads, 0);
    must(SuspendThread, thread);
    if (!hand_over(assay_env, second))
        return;
    say("SuspendThread: %s", error_name(ti_in(second, SuspendThread, thread)));
    say_running(jni, threads, 1);
    say("ResumeThread: %s", error_name(ti_in(second, ResumeThread, thread)));
    say_running(jni, threads, 1);
    say("ResumeThread: %s", error_name(ti_in(second, ResumeThread, thread)));
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
