/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("GetThreadState agrees with Thread.getState on a thread notified within its timeout that reacquires.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_blocked_java_state(jni, thread);
}

TEST(.target = "thread.InState", .args = LIST("wait-timed", "notified"), .probe = observe);
