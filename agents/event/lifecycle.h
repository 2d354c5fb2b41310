/* SPDX-License-Identifier: Apache-2.0 */

/* VMStart, VMInit and VMDeath of further environments, said by name. */
#ifndef EVENT_LIFECYCLE_H
#define EVENT_LIFECYCLE_H

#include "assay.h"

static inline void say_event(jvmtiEnv *env, JNIEnv *jni, const char *event)
{
    void *name = NULL, *current = NULL;
    jvmtiPhase phase;
    must_in(env, GetEnvironmentLocalStorage, &name);
    must_in(env, GetPhase, &phase);
    (*assay_vm)->GetEnv(assay_vm, &current, JNI_VERSION_1_6);
    say("%s: %s in phase %s, own JNI environment: %s", (const char *)name, event, phase_name(phase),
        truth(current == jni));
}

static inline void JNICALL say_start(jvmtiEnv *env, JNIEnv *jni)
{
    say_event(env, jni, "VMStart");
}

static inline void JNICALL say_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_event(env, jni, "VMInit");
}

static inline void JNICALL say_death(jvmtiEnv *env, JNIEnv *jni)
{
    say_event(env, jni, "VMDeath");
}

/* An environment that says its three events. */
static inline jvmtiEnv *telling_environment(const char *name)
{
    static const jvmtiEventCallbacks callbacks = {
        .VMStart = say_start, .VMInit = say_init, .VMDeath = say_death};
    jvmtiEnv *env = new_environment();
    must_in(env, SetEnvironmentLocalStorage, name);
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_VM_START, NULL);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL);
    return env;
}

#endif
