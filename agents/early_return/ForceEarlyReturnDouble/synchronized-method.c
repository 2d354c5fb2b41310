/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnDouble releases the monitor of a synchronized method.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnDouble: %s", error_name(ti_if_able(ForceEarlyReturnDouble, thread, 1.5)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Synchronized", .args = LIST("double"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
