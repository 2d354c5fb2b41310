/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After ForceEarlyReturnDouble the caller continues after the call, with its operands and local variables.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnDouble: %s", error_name(ti_if_able(ForceEarlyReturnDouble, thread, 1.5)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Operands", .args = LIST("double"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
