/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "event_causes.h"

TITLE("Agent_OnAttach runs in the live phase on an attached thread, and its agent gets events.");

static jvmtiEnv *own;

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = class_name(klass);
    if (strcmp(name, "Lfresh/Prepared;") == 0)
        say("%s: %s prepared", env == own ? "the attached agent" : "another", name);
}

static jint attach(JavaVM *vm, char *options)
{
    static const jvmtiEventCallbacks callbacks = {.ClassPrepare = prepared};
    void *jni = NULL, *env = NULL;
    jvmtiPhase phase;
    jthread self;
    jint attached = (*vm)->GetEnv(vm, &jni, JNI_VERSION_1_6);
    say("the thread is attached: %s", truth(attached == JNI_OK && jni != NULL));
    jint result = (*vm)->GetEnv(vm, &env, JVMTI_VERSION_1_2);
    say("environment: %s", truth(result == JNI_OK && env != NULL));
    if (result != JNI_OK || env == NULL)
        return 1;
    own = env;
    must_in(own, GetPhase, &phase);
    say("phase: %s", phase_name(phase));
    SAY_CALL_IN(own, GetCurrentThread, &self);
    must_in(own, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(own, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
    return 0;
}

static void probe(JNIEnv *jni, jobject when)
{
    if (own == NULL)
        return;
    need_prepared_where_used(jni);
    jclass klass = define_small_class(jni, "fresh/Prepared", NULL);
    (*jni)->AllocObject(jni, klass);
}

TEST(.target = "agent.Attaching", .attach = attach, .probe = probe, .args = LIST("{agent}"));
