/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorContendedEnter's callback may wait, and the thread still gets the monitor.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    block_in_callback(jni, object);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread thread = thread_to_block(jni, subject);
    if (thread != NULL)
        on_thread(MonitorContendedEnter, handle, thread);
}

TEST(.target = "monitor.CallbackBlocks", .args = LIST("enter"), .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
