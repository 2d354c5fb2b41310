/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnVoid needs can_force_early_return.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnVoid: %s", error_name(ti(ForceEarlyReturnVoid, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("void", "1"), .probe = observe,
     .needs = {.can_suspend = 1});
