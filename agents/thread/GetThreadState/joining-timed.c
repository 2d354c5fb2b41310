/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("GetThreadState reports a thread in Thread.join(long) as waiting with a timeout.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_waiting_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("join-timed"), .probe = observe);
