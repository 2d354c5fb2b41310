/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnLong releases the monitor of a synchronized method.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnLong: %s",
        error_name(ti_if_able(ForceEarlyReturnLong, thread, 0x123456789abcdef0)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Synchronized", .args = LIST("long"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
