/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A warm caller repeats a call with an object and a monitor that nobody else knows.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("PopFrame: %s", error_name(ti(PopFrame, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "stack.WarmUnshared", .probe = observe, .vm_args = LIST(COMPILED_EARLY),
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
