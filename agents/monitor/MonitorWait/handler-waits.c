/* SPDX-License-Identifier: Apache-2.0 */
#include "../delayed.h"

TITLE("A thread that waits in the handler still waits for its notification, and gets it.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jlong timeout)
{
    delay(jni, object);
}

static void enable(jthread thread)
{
    on_thread(MonitorWait, handle, thread);
}

DELAYED_TEST("wait");
