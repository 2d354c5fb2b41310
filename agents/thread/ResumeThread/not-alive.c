/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ResumeThread returns THREAD_NOT_ALIVE for unstarted and terminated threads.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread unstarted = (*jni)->GetObjectArrayElement(jni, threads, 0);
    jthread finished = (*jni)->GetObjectArrayElement(jni, threads, 2);
    say("unstarted: %s", error_name(ti(ResumeThread, unstarted)));
    say("finished: %s", error_name(ti(ResumeThread, finished)));
}

TEST(.target = "stack.Lifetimes", .probe = observe, .needs = {.can_suspend = 1});
