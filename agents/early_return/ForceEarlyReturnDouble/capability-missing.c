/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnDouble needs can_force_early_return.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnDouble: %s", error_name(ti(ForceEarlyReturnDouble, thread, 1.5)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("double", "1"), .probe = observe,
     .needs = {.can_suspend = 1});
