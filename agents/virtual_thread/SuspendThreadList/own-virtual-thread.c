/* SPDX-License-Identifier: Apache-2.0 */
#include "../self.h"

TITLE("A virtual thread in its own list is suspended and goes on when it is resumed.");

static jvmtiError call(JNIEnv *jni, jthread self)
{
    jvmtiError result = JVMTI_ERROR_INTERNAL;
    jvmtiError error = ti(SuspendThreadList, 1, &self, &result);
    return error != JVMTI_ERROR_NONE ? error : result;
}

static void resume(JNIEnv *jni, jthread thread)
{
    must(ResumeThread, thread);
}

SELF_TEST(.timeout = 10);
