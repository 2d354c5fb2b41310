/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"

TITLE("MethodEntry and MethodExit are posted for compiled methods called by handles and reflection.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_of_interest(method))
        say("entered %s", short_method_name(method));
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (is_of_interest(method) && !is_method_named(method, "main"))
        say("left %s: %d", short_method_name(method), (int)value.i);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lmethod/CompiledWays;");
    on_thread(MethodExit, left, current_thread());
    on_thread(MethodEntry, entered, current_thread());
}

TEST(.target = "method.CompiledWays", .probe = observe, .vm_args = LIST(COMPILED_EARLY),
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
