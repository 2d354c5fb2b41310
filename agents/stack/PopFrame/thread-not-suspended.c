/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame returns THREAD_NOT_SUSPENDED for another thread that runs, even after a resume.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("never suspended: %s", error_name(ti_if_able(PopFrame, thread)));
    must(SuspendThread, thread);
    must(ResumeThread, thread);
    say("resumed: %s", error_name(ti_if_able(PopFrame, thread)));
}

TEST(.target = "stack.PopFinally", .probe = observe,
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
