/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("InterruptThread refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    return ti(InterruptThread, thread);
}

NOT_ALIVE_TEST(.since = 21, .needs = {.can_signal_thread = 1});
