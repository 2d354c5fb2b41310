/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("InterruptThread sets the status of a thread blocked at a monitor, which stays blocked.");

static void observe(JNIEnv *jni, jobject thread)
{
    SAY_CALL(InterruptThread, thread);
    give_others_time();
    say_blocked_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("block"), .probe = observe,
     .needs = {.can_signal_thread = 1});
