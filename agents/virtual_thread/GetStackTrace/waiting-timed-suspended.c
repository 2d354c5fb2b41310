/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "virtual.h"

TITLE("GetStackTrace returns the frames of a suspended virtual thread in Object.wait with a timeout.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    say_stack_in(thread, "Lvirtual_thread/");
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("waiting-timed"),
     .probe = observe, .needs = {.can_suspend = 1});
