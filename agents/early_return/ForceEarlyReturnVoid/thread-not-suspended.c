/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnVoid returns THREAD_NOT_SUSPENDED for another thread that runs, even after a resume.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("never suspended: %s", error_name(ti_if_able(ForceEarlyReturnVoid, thread)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("resumed: %s", error_name(ti_if_able(ForceEarlyReturnVoid, thread)));
}

TEST(.target = "early_return.Returning", .args = LIST("void", "1"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
