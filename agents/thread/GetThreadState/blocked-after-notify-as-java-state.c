/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("GetThreadState agrees with Thread.getState on a notified thread that reacquires its monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_blocked_java_state(jni, thread);
}

TEST(.target = "thread.InState", .args = LIST("wait", "notified"), .probe = observe);
