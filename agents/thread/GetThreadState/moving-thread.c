/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("The state of a thread that runs, waits and blocks by turns is at each moment a whole one.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state_consistency(thread);
}

TEST(.target = "thread.Moving", .probe = observe);
