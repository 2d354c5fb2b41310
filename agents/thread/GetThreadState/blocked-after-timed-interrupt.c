/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("GetThreadState reports a waiter interrupted within its timeout, which must reacquire, as blocked.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_blocked_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("wait-timed", "interrupted-wait"), .probe = observe);
