/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorContendedEntered's callback may wait, and the thread keeps and leaves the monitor.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    block_in_callback(jni, object);
    say_others_entered(jni, object);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread thread = thread_to_block(jni, subject);
    if (thread != NULL)
        on_thread(MonitorContendedEntered, handle, thread);
}

TEST(.target = "monitor.CallbackBlocks", .args = LIST("entered"), .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
