/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnObject works on the frame of a Java method that a Java method called.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    SAY_CALL(ForceEarlyReturnObject, thread, NULL);
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("object", "1"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
