/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"

TITLE("MethodEntry and MethodExit are posted for each call of an empty method from native code.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_of_interest(method))
        say("entered %s", method_name(method));
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (is_of_interest(method))
        say("left %s", method_name(method));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass code = find_class(jni, "breakpoint/Stepped$Code");
    jmethodID empty = static_method_id(jni, code, "empty", "()V");
    say_events_in("Lbreakpoint/Stepped$Code;");
    on_thread(MethodEntry, entered, current_thread());
    on_thread(MethodExit, left, current_thread());
    for (int call = 1; call <= 2; call++) {
        say("call %d", call);
        (*jni)->CallStaticVoidMethod(jni, code, empty);
        no_exception(jni);
    }
    off_thread(MethodEntry, current_thread());
    off_thread(MethodExit, current_thread());
}

TEST(.target = "breakpoint.Stepped", .args = LIST("branch"), .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
