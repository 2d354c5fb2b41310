/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("GetThreadState reports a thread as blocked when its wait timed out and the monitor is owned.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_blocked_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("wait-short", "timed-out"), .probe = observe);
