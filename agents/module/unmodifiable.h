/* SPDX-License-Identifier: Apache-2.0 */

/* A module that cannot be modified, if the JVM has one. */
#ifndef ASSAY_MODULE_UNMODIFIABLE_H
#define ASSAY_MODULE_UNMODIFIABLE_H

#include "modules.h"

static inline jobject unmodifiable_module(JNIEnv *jni)
{
    jint count;
    jobject *modules;
    must(GetAllModules, &count, &modules);
    for (jint i = 0; i < count; i++) {
        jboolean modifiable = JNI_TRUE;
        must(IsModifiableModule, modules[i], &modifiable);
        if (!modifiable)
            return modules[i];
    }
    inapplicable("every module of this JVM can be modified");
}

/* A package of the module, in internal form. */
static inline const char *package_of(JNIEnv *jni, jobject module)
{
    static char text[256];
    jobjectArray all = packages_of(jni, module);
    if ((*jni)->GetArrayLength(jni, all) == 0)
        inapplicable("the module that cannot be modified has no package");
    strncpy(text, to_string(jni, (*jni)->GetObjectArrayElement(jni, all, 0)), sizeof text - 1);
    for (char *c = text; *c != '\0'; c++)
        if (*c == '.')
            *c = '/';
    return text;
}

#endif
