/* SPDX-License-Identifier: Apache-2.0 */

/* An agent for the live phase only: it says what its start function finds, and when a class
 * fresh/Prepared is prepared. */
#include "assay.h"

#define EXPORT __attribute__((visibility("default"))) JNIEXPORT

static jvmtiEnv *own;

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    char *name = NULL;
    must_in(env, GetClassSignature, klass, &name, NULL);
    if (strcmp(name, "Lfresh/Prepared;") == 0)
        say("%s: %s prepared", env == own ? "the attached agent" : "another", name);
    must_in(env, Deallocate, (unsigned char *)name);
}

EXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *options, void *reserved)
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
