/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("GetThreadState agrees with Thread.getState on a thread in Object.wait with a timeout.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_waiting_java_state(jni, thread);
}

TEST(.target = "thread.InState", .args = LIST("wait-timed"), .probe = observe);
