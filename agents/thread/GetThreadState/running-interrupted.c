/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("The state of an interrupted thread that runs on.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
}

TEST(.target = "thread.Situation", .args = LIST("running", "interrupted"), .probe = observe);
