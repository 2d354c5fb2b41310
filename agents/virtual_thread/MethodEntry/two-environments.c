/* SPDX-License-Identifier: Apache-2.0 */
#include "../acting.h"

TITLE("Two environments have events of two parked virtual threads, each of its own.");

static jvmtiEnv *other;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_code(jni, method))
        say("%s %s %s", env == other ? "other environment: entry" : "entry", short_name(method),
            on_current(jni, thread));
}

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities capabilities = {.can_generate_method_entry_events = 1};
    jvmtiEventCallbacks callbacks = {.MethodEntry = entered};
    other = new_environment();
    must_in(other, AddCapabilities, &capabilities);
    must_in(other, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
}

static void in_other(jvmtiEventMode mode, jthread thread)
{
    must_in(other, SetEventNotificationMode, mode, JVMTI_EVENT_METHOD_ENTRY, thread);
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        return;
    jthread first = acting(jni, threads, VIRTUAL_0), second = acting(jni, threads, VIRTUAL_1);
    if (round == 1) {
        on_thread(MethodEntry, entered, first);
        in_other(JVMTI_ENABLE, second);
    } else if (round == 2) {
        in_other(JVMTI_DISABLE, second);
        in_other(JVMTI_ENABLE, first);
        off_thread(MethodEntry, first);
        on_thread(MethodEntry, entered, second);
    }
}

ACTING_TEST("call", .load = load, .needs = {.can_generate_method_entry_events = 1});
