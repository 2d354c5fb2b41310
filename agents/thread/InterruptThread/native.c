/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("InterruptThread sets the interrupt status of a thread in a native method.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, threads, 0);
    SAY_CALL(InterruptThread, thread);
}

TEST(.target = "thread.Interruptible", .args = LIST("native"), .probe = observe,
     .needs = {.can_signal_thread = 1});
