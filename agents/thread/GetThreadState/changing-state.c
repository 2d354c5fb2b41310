/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState returns a consistent state while a thread runs, waits and blocks by turns.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state_consistency(thread);
}

TEST(.target = "thread.ChangingState", .probe = observe);
