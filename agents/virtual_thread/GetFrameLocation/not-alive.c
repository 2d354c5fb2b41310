/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("GetFrameLocation refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    jmethodID method = NULL;
    jlocation location = 0;
    return ti(GetFrameLocation, thread, 0, &method, &location);
}

NOT_ALIVE_TEST(.since = 21);
