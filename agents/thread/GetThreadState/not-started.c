/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("The state of a thread that was never started.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
}

TEST(.target = "thread.Situation", .args = LIST("new"), .probe = observe);
