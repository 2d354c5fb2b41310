/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "event_causes.h"

TITLE("DisposeEnvironment stops the events of its environment only.");

static jvmtiEnv *disposed;
static int to_disposed, to_other;

/* Other threads may prepare classes at any time, and be in the callback for them. */
static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strncmp(class_name(klass), "Lfresh/", 7) != 0)
        return;
    if (env == assay_env)
        to_other++;
    else
        to_disposed++;
}

static void JNICALL died(jvmtiEnv *env, JNIEnv *jni)
{
    if (env == assay_env)
        say("the other gets VMDeath");
    else
        to_disposed++;
}

static void load(JavaVM *vm, char *options)
{
    static const jvmtiEventCallbacks callbacks = {.ClassPrepare = prepared, .VMDeath = died};
    disposed = new_environment();
    must_in(disposed, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(disposed, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
    must_in(disposed, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL);
    on(ClassPrepare, prepared);
    on(VMDeath, died);
}

static void probe(JNIEnv *jni, jobject subject)
{
    need_prepared_where_used(jni);
    (*jni)->AllocObject(jni, define_small_class(jni, "fresh/Before", NULL));
    no_exception(jni);
    say("both get ClassPrepare: %s", truth(to_other == 1 && to_disposed == 1));
    to_other = to_disposed = 0;
    must_in(disposed, DisposeEnvironment);
    (*jni)->AllocObject(jni, define_small_class(jni, "fresh/Prepared", NULL));
    no_exception(jni);
    say("the other gets ClassPrepare: %s", truth(to_other == 1));
}

static void unload(JavaVM *vm)
{
    say("events of the one disposed of: %d", to_disposed);
}

TEST(.load = load, .probe = probe, .unload = unload);
