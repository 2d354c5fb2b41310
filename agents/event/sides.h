/* SPDX-License-Identifier: Apache-2.0 */

/* Two environments with the same callbacks, and which of them an event has come to. */
#ifndef ASSAY_EVENT_SIDES_H
#define ASSAY_EVENT_SIDES_H

#include "assay.h"

static inline jvmtiEnv **second_side(void)
{
    static jvmtiEnv *second;
    return &second;
}

/* "first", "second", or what is wrong with the parameters that all these events have. */
static inline const char *side(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    void *current = NULL;
    jthread self = NULL;
    (*assay_vm)->GetEnv(assay_vm, &current, JNI_VERSION_1_6);
    must(GetCurrentThread, &self);
    bool same = (*jni)->IsSameObject(jni, self, thread);
    (*jni)->DeleteLocalRef(jni, self);
    if (current != jni)
        return "JNI environment of another thread";
    if (!same)
        return "another thread";
    return env == assay_env ? "first" : env == *second_side() ? "second" : "another environment";
}

/* For the load hook: makes the second environment with the callbacks that the first one has too. The
 * capabilities change sides: there may be only one environment at a time that has them. */
static inline void make_sides(const jvmtiCapabilities *capabilities)
{
    *second_side() = new_environment();
    must(RelinquishCapabilities, capabilities);
    must_in(*second_side(), AddCapabilities, capabilities);
    must_in(*second_side(), SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
}

static inline void enable_in(jvmtiEnv *env, jvmtiEvent event, jthread thread)
{
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, event, thread);
}

/* Empty if all is right with the parameters of an event to the test's environment. */
static inline const char *complaint(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    return strcmp(side(env, jni, thread), "first") == 0
               ? ""
               : ", to another environment or thread, or with its JNI environment";
}

/* Enables the event for all, and for the thread, and takes both back. */
static inline void enable_and_disable(jvmtiEvent event, jthread thread)
{
    enable_in(assay_env, event, NULL);
    enable_in(assay_env, event, thread);
    must(SetEventNotificationMode, JVMTI_DISABLE, event, NULL);
    must(SetEventNotificationMode, JVMTI_DISABLE, event, thread);
}

#endif
