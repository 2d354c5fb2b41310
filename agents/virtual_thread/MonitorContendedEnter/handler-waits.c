/* SPDX-License-Identifier: Apache-2.0 */
#include "../../monitor/delayed.h"
#include "virtual.h"

TITLE("MonitorContendedEnter's callback may wait on a virtual thread, which then gets the monitor.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    delay(jni, object);
}

static void enable(jthread thread)
{
    on_thread(MonitorContendedEnter, handle, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Delayed", .args = LIST("enter"),
     .probe = delayed_probe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
