/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("GetThreadState agrees with Thread.getState on a thread in Thread.sleep.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_waiting_java_state(jni, thread);
}

TEST(.target = "thread.InState", .args = LIST("sleep"), .probe = observe);
