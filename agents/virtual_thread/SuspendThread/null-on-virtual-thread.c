/* SPDX-License-Identifier: Apache-2.0 */
#include "../self.h"

TITLE("On a virtual thread SuspendThread with null suspends that thread.");

static jvmtiError call(JNIEnv *jni, jthread self)
{
    return ti(SuspendThread, NULL);
}

static void resume(JNIEnv *jni, jthread thread)
{
    must(ResumeThread, thread);
}

SELF_TEST(.timeout = 0);
