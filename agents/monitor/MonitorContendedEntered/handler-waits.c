/* SPDX-License-Identifier: Apache-2.0 */
#include "../delayed.h"

TITLE("A thread that waits in the handler keeps the monitor that it got, and leaves it.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    delay(jni, object);
    say_entries(jni, object);
}

static void enable(jthread thread)
{
    on_thread(MonitorContendedEntered, handle, thread);
}

DELAYED_TEST("entered");
