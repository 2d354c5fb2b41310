/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt works on the frame of a Java method that a Java method called.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    SAY_CALL(ForceEarlyReturnInt, thread, 42);
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("int", "1"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
