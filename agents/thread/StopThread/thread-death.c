/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("StopThread with ThreadDeath ends a running thread, whose finally blocks run.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jobject death = (*jni)->GetObjectArrayElement(jni, subjects, 1);
    SAY_CALL(StopThread, thread, death);
}

TEST(.target = "thread.RunningForever", .probe = observe, .needs = {.can_signal_thread = 1},
     .until = 17);
