/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("The state of an interrupted thread inside a native method.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
}

TEST(.target = "thread.Situation", .args = LIST("native", "interrupted"), .probe = observe);
