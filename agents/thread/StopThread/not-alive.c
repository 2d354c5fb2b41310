/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("StopThread returns THREAD_NOT_ALIVE for unstarted and terminated threads.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread unstarted = (*jni)->GetObjectArrayElement(jni, threads, 0);
    jthread finished = (*jni)->GetObjectArrayElement(jni, threads, 2);
    jclass klass = find_class(jni, "java/lang/IllegalStateException");
    jobject exception = (*jni)->AllocObject(jni, klass);
    say("unstarted: %s", error_name(ti(StopThread, unstarted, exception)));
    say("finished: %s", error_name(ti(StopThread, finished, exception)));
}

TEST(.target = "stack.Lifetimes", .probe = observe, .needs = {.can_signal_thread = 1});
