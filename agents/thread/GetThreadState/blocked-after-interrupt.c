/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("GetThreadState reports an interrupted waiter that must reacquire its monitor as blocked.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_blocked_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("wait", "interrupted-wait"), .probe = observe);
