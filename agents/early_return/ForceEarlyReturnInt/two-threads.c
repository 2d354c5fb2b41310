/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt gives each of two threads its own value, whichever resumes first.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = (*jni)->GetObjectArrayElement(jni, threads, 0);
    jthread second = (*jni)->GetObjectArrayElement(jni, threads, 1);
    must(SuspendThread, first);
    must(SuspendThread, second);
    say("first thread: %s", error_name(ti_if_able(ForceEarlyReturnInt, first, 42)));
    say("second thread: %s", error_name(ti_if_able(ForceEarlyReturnInt, second, 43)));
    must(ResumeThread, is_case("first-resumes-first") ? first : second);
    must(ResumeThread, is_case("first-resumes-first") ? second : first);
}

TEST(.target = "early_return.TwoThreads", .probe = observe,
     .cases = LIST("first-resumes-first", "second-resumes-first"),
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
