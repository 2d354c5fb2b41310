/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "threads.h"

TITLE("Event modes are not counted: one call disables an event that was enabled twice.");

static void set(const char *when, jvmtiEventMode mode, jthread thread)
{
    say("%s: %s", when,
        error_name(ti(SetEventNotificationMode, mode, JVMTI_EVENT_CLASS_PREPARE, thread)));
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0);
    set_class_prepare_in(assay_env);
    set("disable", JVMTI_DISABLE, NULL);
    set("disable for first", JVMTI_DISABLE, first);
    set("enable", JVMTI_ENABLE, NULL);
    set("enable", JVMTI_ENABLE, NULL);
    prepare_next_on_each(jni, 1);
    set("disable", JVMTI_DISABLE, NULL);
    prepare_next_on_each(jni, 2);
    set("disable", JVMTI_DISABLE, NULL);
    set("enable for first", JVMTI_ENABLE, first);
    set("enable for first", JVMTI_ENABLE, first);
    prepare_next_on_each(jni, 3);
    set("disable for first", JVMTI_DISABLE, first);
    prepare_next_on_each(jni, 4);
}

TEST(.target = "event.Turns", .probe = observe);
