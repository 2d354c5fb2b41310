/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnVoid ends a method that was suspended in a compiled loop.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnVoid: %s", error_name(ti_if_able(ForceEarlyReturnVoid, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "local.Spinning", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
