/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("The state of a thread before and after it clears its interrupt status.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
}

TEST(.target = "thread.Situation", .args = LIST("running", "cleared"), .probe = observe);
