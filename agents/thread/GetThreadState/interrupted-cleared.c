/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState reports the interrupt status until the thread clears it.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("running", "cleared"), .probe = observe);
