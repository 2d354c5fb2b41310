/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("ForceEarlyReturnInt refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    return ti(ForceEarlyReturnInt, thread, 3);
}

NOT_ALIVE_TEST(.since = 21, .needs = {.can_force_early_return = 1});
