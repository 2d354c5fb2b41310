/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame pops a method that waits to enter a synchronized block, and it is called again.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    SAY_CALL(PopFrame, thread);
    must(ResumeThread, thread);
}

TEST(.target = "stack.BlockedAtMonitor", .probe = observe,
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
