/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "environments.h"

TITLE("MonitorContendedEnter reports the monitor after another environment's callback collected.");

/* Says the number of the object, if it is one of event.Numbered; the first environment's callback
 * then has objects collected. */
static bool say_number(jvmtiEnv *env, JNIEnv *jni, const char *event, jobject object)
{
    jclass klass = object == NULL ? NULL : (*jni)->GetObjectClass(jni, object);
    if (klass == NULL || strcmp(class_name(klass), "Levent/Numbered;") != 0)
        return false;
    say("%s: %s, number %d", env == second_environment ? "second" : "first", event,
        (int)(*jni)->GetIntField(jni, object, field_id(jni, klass, "number", "I")));
    if (env != second_environment)
        collect_and_refill(jni);
    return true;
}

static void JNICALL contended(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if (say_number(env, jni, "MonitorContendedEnter", object) && env == second_environment)
        release_point("contending");
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    say_number(env, jni, "MonitorContendedEntered", object);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MonitorContendedEnter = contended;
    assay_callbacks.MonitorContendedEntered = entered;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_monitor_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    enable_in_both(JVMTI_EVENT_MONITOR_CONTENDED_ENTER);
    enable_in_both(JVMTI_EVENT_MONITOR_CONTENDED_ENTERED);
}

TEST(.target = "event.Numbered", .args = LIST("contended"), .load = load, .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
