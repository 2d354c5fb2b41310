/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThread adds SUSPENDED to the state of a thread in Thread.sleep.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_suspended_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("sleep"), .probe = observe,
     .needs = {.can_suspend = 1});
