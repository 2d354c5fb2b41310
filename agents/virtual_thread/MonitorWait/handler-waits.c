/* SPDX-License-Identifier: Apache-2.0 */
#include "../../monitor/delayed.h"
#include "virtual.h"

TITLE("MonitorWait's callback may wait on a virtual thread, which is still notified.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jlong timeout)
{
    delay(jni, object);
}

static void enable(jthread thread)
{
    on_thread(MonitorWait, handle, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Delayed", .args = LIST("wait"),
     .probe = delayed_probe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
