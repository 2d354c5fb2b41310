/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("The state of a thread in LockSupport.parkNanos converts to the state that Java sees.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_java_state(jni, thread);
}

TEST(.target = "thread.Situation", .args = LIST("park-timed"), .probe = observe);
