/* SPDX-License-Identifier: Apache-2.0 */
#include "../situation.h"

TITLE("The frames of a virtual thread that runs and suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say_stack(thread);
    must(ResumeThread, thread);
}

TEST(.target = "virtual_thread.InState", .args = LIST("running"), .probe = observe, .since = 21,
     .vm_args = LIST(CARRIERS), .needs = {.can_suspend = 1});
