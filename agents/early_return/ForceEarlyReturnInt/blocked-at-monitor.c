/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt ends a method that waits to enter a synchronized block, without its monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    SAY_CALL(ForceEarlyReturnInt, thread, 42);
    must(ResumeThread, thread);
}

TEST(.target = "stack.BlockedAtMonitor", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
