/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "virtual.h"

TITLE("MonitorContendedEnter's callback may wait on a virtual thread, which then gets the monitor.");

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

TEST(VIRTUAL_THREADS, .target = "virtual_thread.CallbackBlocks", .args = LIST("enter"),
     .probe = observe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
