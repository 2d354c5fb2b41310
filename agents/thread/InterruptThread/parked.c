/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("InterruptThread ends LockSupport.park and sets the interrupt status.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, threads, 0);
    SAY_CALL(InterruptThread, thread);
}

TEST(.target = "thread.Interruptible", .args = LIST("parked"), .probe = observe,
     .needs = {.can_signal_thread = 1});
