/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "events.h"

TITLE("MethodEntry and MethodExit can be enabled for one thread.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_of_interest(method))
        say("entry: %s on %s", method_name(method), thread_name(thread));
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (is_of_interest(method))
        say("exit: %s on %s", method_name(method), thread_name(thread));
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_events_in("Lmethod/TwoCallers;");
    for (jint i = 0; i < 2; i++) {
        jthread thread = thread_at(jni, threads, i);
        on_thread(MethodEntry, entered, thread);
        on_thread(MethodExit, left, thread);
        off_thread(MethodEntry, thread);
        off_thread(MethodExit, thread);
    }
    on_thread(MethodEntry, entered, thread_at(jni, threads, 0));
    on_thread(MethodExit, left, thread_at(jni, threads, 1));
}

TEST(.target = "method.TwoCallers", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
