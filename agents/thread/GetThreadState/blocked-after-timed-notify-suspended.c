/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("SuspendThread adds SUSPENDED to the state of a thread notified within its timeout that reacquires.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_blocked_state_suspended(thread);
}

TEST(.target = "thread.InState", .args = LIST("wait-timed", "notified"), .probe = observe,
     .needs = {.can_suspend = 1});
