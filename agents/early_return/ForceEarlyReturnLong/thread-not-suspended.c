/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnLong returns THREAD_NOT_SUSPENDED for another thread that runs, even after a resume.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("never suspended: %s",
        error_name(ti_if_able(ForceEarlyReturnLong, thread, 0x123456789abcdef0)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("resumed: %s", error_name(ti_if_able(ForceEarlyReturnLong, thread, 0x123456789abcdef0)));
}

TEST(.target = "early_return.Returning", .args = LIST("long", "1"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
