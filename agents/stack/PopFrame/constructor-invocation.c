/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After PopFrame a constructor is called again on the same new object.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopConstructing", .probe = observe,
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
