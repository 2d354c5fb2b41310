/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("InterruptThread returns THREAD_NOT_ALIVE for unstarted and terminated threads.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread unstarted = (*jni)->GetObjectArrayElement(jni, threads, 0);
    jthread finished = (*jni)->GetObjectArrayElement(jni, threads, 2);
    jmethodID method = method_id(jni, (*jni)->GetObjectClass(jni, unstarted), "isInterrupted",
                                 "()Z");
    jboolean before = (*jni)->CallBooleanMethod(jni, unstarted, method);
    say("unstarted: %s", error_name(ti(InterruptThread, unstarted)));
    say("finished: %s", error_name(ti(InterruptThread, finished)));
    jboolean now = (*jni)->CallBooleanMethod(jni, unstarted, method);
    no_exception(jni);
    say("interrupted as before: %s", truth(now == before));
}

TEST(.target = "stack.Lifetimes", .probe = observe, .needs = {.can_signal_thread = 1});
