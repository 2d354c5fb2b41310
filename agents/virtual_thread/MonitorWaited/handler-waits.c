/* SPDX-License-Identifier: Apache-2.0 */
#include "../../monitor/delayed.h"
#include "virtual.h"

TITLE("MonitorWaited's callback may wait on a virtual thread, which still reacquires its monitor.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    delay(jni, object);
}

static void enable(jthread thread)
{
    on_thread(MonitorWaited, handle, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Delayed", .args = LIST("waited"),
     .probe = delayed_probe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
