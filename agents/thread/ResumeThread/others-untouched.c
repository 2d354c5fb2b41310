/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("Resuming one of three suspended threads leaves the other two suspended.");

static void observe(JNIEnv *jni, jobject threads)
{
    for (jint i = 0; i < 3; i++)
        must(SuspendThread, counting(jni, threads, i));
    say_running(jni, threads, 3);
    say("ResumeThread: %s", error_name(ti(ResumeThread, counting(jni, threads, 1))));
    say_running(jni, threads, 3);
    say("ResumeThread: %s", error_name(ti(ResumeThread, counting(jni, threads, 0))));
    say_running(jni, threads, 3);
    say("ResumeThread: %s", error_name(ti(ResumeThread, counting(jni, threads, 2))));
    say_running(jni, threads, 3);
}

TEST(.target = "thread.Counting", .args = LIST("3"), .probe = observe, .needs = {.can_suspend = 1});
