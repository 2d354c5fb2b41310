/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("VirtualThreadStart precedes the entry of the initial method, and VirtualThreadEnd follows its exit.");

static bool is_run(jmethodID method)
{
    return strcmp(method_name(method), "Lvirtual_thread/StartsAndEnds;.run()V") == 0;
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_run(method))
        say("entry of run on %s", thread_name(thread));
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (is_run(method))
        say("exit of run on %s, by exception %s", thread_name(thread), truth(by_exception));
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    on(MethodEntry, entered);
    on(MethodExit, left);
    set_virtual_callbacks(virtual_start, virtual_end);
    enable_virtual(VIRTUAL_THREAD_START);
    enable_virtual(VIRTUAL_THREAD_END);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds",
     .args = LIST("virtual 0", "virtual 1"), .probe = observe,
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_support_virtual_threads = 1},
     .timeout = 60);
