/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnObject needs can_force_early_return.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnObject: %s", error_name(ti(ForceEarlyReturnObject, thread, NULL)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("object", "1"), .probe = observe,
     .needs = {.can_suspend = 1});
