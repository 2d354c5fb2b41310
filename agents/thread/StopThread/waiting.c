/* SPDX-License-Identifier: Apache-2.0 */
#include "../stoppable.h"

TITLE("StopThread throws the very object in a waiting thread, at the latest when it is notified.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jobject throwable = (*jni)->GetObjectArrayElement(jni, subjects, 2);
    SAY_CALL(StopThread, thread, throwable);
    release_stoppable(jni, thread);
}

TEST(.target = "thread.Stoppable", .args = LIST("waiting"), .probe = observe,
     .needs = {.can_signal_thread = 1});
