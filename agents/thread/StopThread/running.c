/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("StopThread throws the very object, a Throwable of the program, in a running thread.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jobject throwable = (*jni)->GetObjectArrayElement(jni, subjects, 2);
    SAY_CALL(StopThread, thread, throwable);
}

TEST(.target = "thread.Stoppable", .args = LIST("running"), .probe = observe,
     .needs = {.can_signal_thread = 1});
