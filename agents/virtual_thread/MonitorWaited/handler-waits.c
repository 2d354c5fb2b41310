/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "virtual.h"

TITLE("MonitorWaited's callback may wait on a virtual thread, which still reacquires its monitor.");

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

TEST(VIRTUAL_THREADS, .target = "virtual_thread.CallbackBlocks", .args = LIST("waited"),
     .probe = observe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
