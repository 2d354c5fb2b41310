/* SPDX-License-Identifier: Apache-2.0 */
#include "../delayed.h"

TITLE("A thread that waits in the handler still gets the monitor that it wants.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    delay(jni, object);
}

static void enable(jthread thread)
{
    on_thread(MonitorContendedEnter, handle, thread);
}

DELAYED_TEST("enter");
