/* SPDX-License-Identifier: Apache-2.0 */

/* Modules by the classes in them, and what java.lang.Module says of them. */
#ifndef ASSAY_MODULE_MODULES_H
#define ASSAY_MODULE_MODULES_H

#include "assay.h"

static inline jobject module_of(JNIEnv *jni, const char *name)
{
    jmethodID get = method_id(jni, find_class(jni, "java/lang/Class"), "getModule",
                              "()Ljava/lang/Module;");
    jobject module = (*jni)->CallObjectMethod(jni, find_class(jni, name), get);
    no_exception(jni);
    return module;
}

/* java.base, of which every program has a named module. */
static inline jobject base_module(JNIEnv *jni)
{
    return module_of(jni, "java/lang/Object");
}

/* The unnamed module of the tests' classes. */
static inline jobject unnamed_module(JNIEnv *jni)
{
    return module_of(jni, "assay/Probe");
}

static inline const char *can_read(JNIEnv *jni, jobject module, jobject other)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Module"), "canRead",
                                 "(Ljava/lang/Module;)Z");
    return truth((*jni)->CallBooleanMethod(jni, module, method, other));
}

static inline const char *can_use(JNIEnv *jni, jobject module, jclass service)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Module"), "canUse",
                                 "(Ljava/lang/Class;)Z");
    return truth((*jni)->CallBooleanMethod(jni, module, method, service));
}

/* isExported or isOpen, of a package ("sun.launcher") to a module. */
static inline const char *is_to(JNIEnv *jni, const char *question, jobject module,
                                const char *package, jobject other)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Module"), question,
                                 "(Ljava/lang/String;Ljava/lang/Module;)Z");
    jstring name = (*jni)->NewStringUTF(jni, package);
    return truth((*jni)->CallBooleanMethod(jni, module, method, name, other));
}

#endif
