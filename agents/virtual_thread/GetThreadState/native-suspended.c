/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState reports SUSPENDED for a suspended virtual thread in a native method.");

static void observe(JNIEnv *jni, jobject thread)
{
    SAY_CALL(SuspendThread, thread);
    say_state(thread);
    SAY_CALL(SuspendThread, thread);
    SAY_CALL(ResumeThread, thread);
    say_state(thread);
    SAY_CALL(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("native"), .probe = observe,
     .needs = {.can_suspend = 1});
