/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "environments.h"
#include "pending.h"

TITLE("MonitorWait reports the monitor after another environment's callback collected.");

/* Says the number of the object, if it is one of event.Numbered; the first environment's callback
 * then has objects collected. */
static void say_number(jvmtiEnv *env, JNIEnv *jni, const char *event, jobject object)
{
    jclass klass = object == NULL ? NULL : (*jni)->GetObjectClass(jni, object);
    if (klass == NULL || strcmp(class_name(klass), "Levent/Numbered;") != 0)
        return;
    say("%s: %s, number %d", env == second_environment ? "second" : "first", event,
        (int)(*jni)->GetIntField(jni, object, field_id(jni, klass, "number", "I")));
    if (env != second_environment)
        collect_and_refill(jni);
}

static void JNICALL waits(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object, jlong timeout)
{
    say_number(env, jni, "MonitorWait", object);
}

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    jthrowable pending = set_aside(jni); /* of a thread of the class library */
    say_number(env, jni, "MonitorWaited", object);
    put_back(jni, pending);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MonitorWait = waits;
    assay_callbacks.MonitorWaited = waited;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_monitor_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    enable_in_both(JVMTI_EVENT_MONITOR_WAIT);
    enable_in_both(JVMTI_EVENT_MONITOR_WAITED);
}

TEST(.target = "event.Numbered", .args = LIST("waited"), .load = load, .probe = observe,
     .needs = {.can_generate_monitor_events = 1});
