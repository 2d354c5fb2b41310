/* SPDX-License-Identifier: Apache-2.0 */
#include "../delayed.h"

TITLE("A thread that waits in the handler still regains the monitor where it has waited.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    delay(jni, object);
}

static void enable(jthread thread)
{
    on_thread(MonitorWaited, handle, thread);
}

DELAYED_TEST("waited");
