/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After ForceEarlyReturnObject the caller continues after the call, with its operands and local variables.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnObject: %s", error_name(ti_if_able(ForceEarlyReturnObject, thread, NULL)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Operands", .args = LIST("object"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
