/* SPDX-License-Identifier: Apache-2.0 */
#include "../../monitor/delayed.h"
#include "virtual.h"

TITLE("MonitorContendedEntered's callback may wait on a virtual thread, which keeps the monitor.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    delay(jni, object);
    say_entries(jni, object);
}

static void enable(jthread thread)
{
    on_thread(MonitorContendedEntered, handle, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Delayed", .args = LIST("entered"),
     .probe = delayed_probe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
