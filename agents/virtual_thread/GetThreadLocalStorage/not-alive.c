/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("GetThreadLocalStorage refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    void *data = NULL;
    return ti(GetThreadLocalStorage, thread, &data);
}

NOT_ALIVE_TEST(.since = 21);
