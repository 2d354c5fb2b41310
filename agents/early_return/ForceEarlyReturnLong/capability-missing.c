/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnLong needs can_force_early_return.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnLong: %s",
        error_name(ti(ForceEarlyReturnLong, thread, 0x123456789abcdef0)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("long", "1"), .probe = observe,
     .needs = {.can_suspend = 1});
