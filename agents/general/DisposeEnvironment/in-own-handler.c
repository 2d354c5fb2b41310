/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("DisposeEnvironment in a callback of the environment lets the callback finish.");

static void JNICALL initialized(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    SAY_CALL_IN(env, DisposeEnvironment);
    say("the handler goes on");
}

static void JNICALL died(jvmtiEnv *env, JNIEnv *jni)
{
    say("VMDeath for the environment disposed of");
}

static void load(JavaVM *vm, char *options)
{
    static const jvmtiEventCallbacks callbacks = {.VMInit = initialized, .VMDeath = died};
    jvmtiEnv *own = new_environment();
    must_in(own, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(own, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL);
    must_in(own, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL);
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("main runs");
}

static void death(JNIEnv *jni)
{
    say("VMDeath for the other environment");
}

TEST(.load = load, .probe = probe, .death = death);
