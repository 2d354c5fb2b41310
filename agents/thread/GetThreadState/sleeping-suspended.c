/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("SuspendThread adds SUSPENDED to the state of a thread in Thread.sleep.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_waiting_state_suspended(thread);
}

TEST(.target = "thread.InState", .args = LIST("sleep"), .probe = observe,
     .needs = {.can_suspend = 1});
