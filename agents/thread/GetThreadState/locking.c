/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("GetThreadState reports a thread in ReentrantLock.lock as waiting.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_waiting_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("lock"), .probe = observe);
