/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "virtual.h"

TITLE("MonitorWait's callback may wait on a virtual thread, which is still notified.");

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jlong timeout)
{
    block_in_callback(jni, object);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread thread = thread_to_block(jni, subject);
    if (thread != NULL)
        on_thread(MonitorWait, handle, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.CallbackBlocks", .args = LIST("wait"),
     .probe = observe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
