/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState reports an interrupted thread in a native method.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("native", "interrupted"), .probe = observe);
