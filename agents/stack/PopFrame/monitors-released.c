/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A popped method leaves its monitors as often as it entered them.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("PopFrame: %s", error_name(ti(PopFrame, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopMonitors", .probe = observe,
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
