/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("PopFrame refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    return ti(PopFrame, thread);
}

NOT_ALIVE_TEST(.since = 21, .needs = {.can_pop_frame = 1});
