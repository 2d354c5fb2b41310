/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnVoid releases the monitor of a synchronized method.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnVoid: %s", error_name(ti_if_able(ForceEarlyReturnVoid, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Synchronized", .args = LIST("void"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
