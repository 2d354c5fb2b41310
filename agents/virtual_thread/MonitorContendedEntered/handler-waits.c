/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "virtual.h"

TITLE("MonitorContendedEntered's callback may wait on a virtual thread, which keeps the monitor.");

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

TEST(VIRTUAL_THREADS, .target = "virtual_thread.CallbackBlocks", .args = LIST("entered"),
     .probe = observe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
