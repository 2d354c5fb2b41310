/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "events.h"

TITLE("MethodEntry and MethodExit are posted to the environment that enables them.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_of_interest(method))
        say("%s: MethodEntry of %s", recipient(env, jni, thread), method_name(method));
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (is_of_interest(method))
        say("%s: MethodExit of %s", recipient(env, jni, thread), method_name(method));
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MethodEntry = entered;
    assay_callbacks.MethodExit = left;
    if (is_case("first"))
        move_to_second_environment(&(jvmtiCapabilities){.can_generate_method_exit_events = 1});
    else
        move_to_second_environment(&(jvmtiCapabilities){.can_generate_method_entry_events = 1});
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_events_in("Lmethod/TwoCallers;");
    jthread thread = (*jni)->GetObjectArrayElement(jni, threads, 1);
    enable_in(is_case("first") ? assay_env : second_environment, JVMTI_EVENT_METHOD_ENTRY, thread);
    enable_in(is_case("first") ? second_environment : assay_env, JVMTI_EVENT_METHOD_EXIT, thread);
}

TEST(.target = "method.TwoCallers", .load = load, .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1},
     .cases = LIST("first", "second"));
