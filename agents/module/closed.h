/* SPDX-License-Identifier: Apache-2.0 */

/* A module that cannot be modified, for functions that do nothing for an open one. */
#ifndef ASSAY_MODULE_CLOSED_H
#define ASSAY_MODULE_CLOSED_H

#include "classes.h"

/* Whether it is an open one. An unnamed one is always modifiable. */
static inline bool is_open_module(JNIEnv *jni, jobject module)
{
    jclass of_module = find_class(jni, "java/lang/Module");
    jclass of_descriptor = find_class(jni, "java/lang/module/ModuleDescriptor");
    jobject descriptor = (*jni)->CallObjectMethod(
        jni, module,
        method_id(jni, of_module, "getDescriptor", "()Ljava/lang/module/ModuleDescriptor;"));
    no_exception(jni);
    jboolean open = (*jni)->CallBooleanMethod(jni, descriptor,
                                              method_id(jni, of_descriptor, "isOpen", "()Z"));
    no_exception(jni);
    return open;
}

static inline jobject closed_unmodifiable_module(JNIEnv *jni)
{
    jint count;
    jobject *modules;
    must(GetAllModules, &count, &modules);
    for (jint i = 0; i < count; i++) {
        jboolean modifiable = JNI_TRUE;
        must(IsModifiableModule, modules[i], &modifiable);
        if (!modifiable && !is_open_module(jni, modules[i]))
            return modules[i];
    }
    inapplicable("every module of this JVM can be modified, or is open");
}

#endif
