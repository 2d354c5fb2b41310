/* SPDX-License-Identifier: Apache-2.0 */
#include "../self.h"

TITLE("A virtual thread that suspends itself goes on when another thread resumes it.");

static jvmtiError call(JNIEnv *jni, jthread self)
{
    return ti(SuspendThread, self);
}

static void resume(JNIEnv *jni, jthread thread)
{
    must(ResumeThread, thread);
}

SELF_TEST(.timeout = 0);
