/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("StopThread throws the very object in the calling thread.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jobject throwable = (*jni)->GetObjectArrayElement(jni, subjects, 4);
    SAY_CALL(StopThread, thread, throwable);
}

TEST(.target = "thread.Stoppable", .args = LIST("self"), .probe = observe,
     .needs = {.can_signal_thread = 1});
