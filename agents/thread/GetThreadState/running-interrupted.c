/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState reports a running, interrupted thread as runnable and interrupted.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("running", "interrupted"), .probe = observe);
