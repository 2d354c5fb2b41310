/* SPDX-License-Identifier: Apache-2.0 */

/* The class that a loader gives; and the protection domain that a hook gets, compared with that which Java
 * gives for the class later. */
#ifndef ASSAY_CLASS_HOOK_HOOKED_H
#define ASSAY_CLASS_HOOK_HOOKED_H

#include "assay.h"

/* By the name as Class.getName has it. */
static inline jclass class_of_loader(JNIEnv *jni, jobject loader, const char *name)
{
    jmethodID load = method_id(jni, find_class(jni, "java/lang/ClassLoader"), "loadClass",
                               "(Ljava/lang/String;)Ljava/lang/Class;");
    jclass klass = (*jni)->CallObjectMethod(jni, loader, load, (*jni)->NewStringUTF(jni, name));
    no_exception(jni);
    return klass;
}

/* Whether it is that of the class. Null is that of a class that was defined without one: Java then
 * gives one that has no source. */
static inline bool is_own_domain(JNIEnv *jni, jobject domain, jclass klass)
{
    jmethodID get = method_id(jni, find_class(jni, "java/lang/Class"), "getProtectionDomain",
                              "()Ljava/security/ProtectionDomain;");
    jobject own = (*jni)->CallObjectMethod(jni, klass, get);
    no_exception(jni);
    if (domain != NULL || own == NULL)
        return (*jni)->IsSameObject(jni, domain, own);
    get = method_id(jni, find_class(jni, "java/security/ProtectionDomain"), "getCodeSource",
                    "()Ljava/security/CodeSource;");
    jobject source = (*jni)->CallObjectMethod(jni, own, get);
    no_exception(jni);
    return source == NULL;
}

#endif
