/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorWaited's callback may wait, and the thread still reacquires the monitor.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    block_in_callback(jni, object);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread thread = thread_to_block(jni, subject);
    if (thread != NULL)
        on_thread(MonitorWaited, handle, thread);
}

TEST(.target = "monitor.CallbackBlocks", .args = LIST("waited"), .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
