/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "environments.h"
#include "events.h"

TITLE("MethodEntry and MethodExit are not posted after they are disabled.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_of_interest(method))
        say("MethodEntry of %s", method_name(method));
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (is_of_interest(method))
        say("MethodExit of %s", method_name(method));
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, 0);
    say_events_in("Lmethod/TwoCallers;");
    assay_callbacks.MethodEntry = entered;
    assay_callbacks.MethodExit = left;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    enable_and_disable(JVMTI_EVENT_METHOD_ENTRY, thread);
    enable_and_disable(JVMTI_EVENT_METHOD_EXIT, thread);
    thread = thread_at(jni, threads, 1);
    on_thread(MethodEntry, entered, thread);
    on_thread(MethodExit, left, thread);
}

TEST(.target = "method.TwoCallers", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
