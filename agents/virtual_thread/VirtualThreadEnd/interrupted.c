/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "virtual.h"

TITLE("VirtualThreadEnd is posted for threads that end interrupted, by an exception, or both.");

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    const char *name = thread_name(thread);
    if (strncmp(name, "ends", 4) == 0)
        say_end_of(jni, "VirtualThreadEnd", thread, name);
}

static void observe(JNIEnv *jni, jobject unused)
{
    set_virtual_callbacks(NULL, ended);
    enable_virtual(VIRTUAL_THREAD_END);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.WaysToEnd", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
