/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("StopThread refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "java/lang/IllegalStateException");
    return ti(StopThread, thread, (*jni)->AllocObject(jni, klass));
}

NOT_ALIVE_TEST(.since = 21, .needs = {.can_signal_thread = 1});
