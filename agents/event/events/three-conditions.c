/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("An event is posted only with a capability, a callback and an enabled mode, in any order.");

static int entries;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (strcmp(method_name(method), "Levent/Fresh;.next()V") == 0)
        entries++;
}

static void count(JNIEnv *jni, const char *when)
{
    entries = 0;
    prepare_next(jni);
    say("%s: %d", when, entries);
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiEventCallbacks callbacks = {.MethodEntry = entered};
    count(jni, "capability");
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    count(jni, "capability and callback");
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, NULL);
    count(jni, "all three");
    must(SetEventCallbacks, NULL, 0);
    count(jni, "capability and mode");
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    count(jni, "all three");
    must(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_METHOD_ENTRY, NULL);
    count(jni, "capability and callback");
}

TEST(.target = "event.Turns", .probe = observe, .needs = {.can_generate_method_entry_events = 1});
