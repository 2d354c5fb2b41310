/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of class file hooks share. */
#ifndef ASSAY_CLASS_HOOK_HOOKS_H
#define ASSAY_CLASS_HOOK_HOOKS_H

#include "../redefine/redefinition.h"
#include "handler.h"

/* Loader, domain and class file of class_hook.Defining, kept. */
static jobject defining_loader, defining_domain;
static struct class_bytes defining_file;

static inline void keep_defining(JNIEnv *jni, jobject subject)
{
    defining_loader = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, subject, 0));
    defining_domain = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, subject, 1));
    defining_file = class_bytes_at(jni, subject, 2);
}

/* Enables a handler in another environment, which has the capability to get all events. */
static inline void hook_in(jvmtiEnv *env, jvmtiEventClassFileLoadHook handler)
{
    const jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = handler};
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
}

#endif
