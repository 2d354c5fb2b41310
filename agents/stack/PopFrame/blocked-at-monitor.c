/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A method is popped while it waits to enter a synchronized block, and is called again.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("PopFrame: %s", error_name(ti(PopFrame, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "stack.Entering", .probe = observe, .needs = {.can_pop_frame = 1, .can_suspend = 1});
