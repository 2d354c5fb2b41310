/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("ResumeThread refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    return ti(ResumeThread, thread);
}

NOT_ALIVE_TEST(.since = 21, .needs = {.can_suspend = 1});
