/* SPDX-License-Identifier: Apache-2.0 */

/* Modules by the classes in them, and what java.lang.Module says of them. */
#ifndef ASSAY_MODULE_MODULES_H
#define ASSAY_MODULE_MODULES_H

#include "assay.h"

static inline jobject module_of(JNIEnv *jni, jclass klass)
{
    jmethodID get = method_id(jni, find_class(jni, "java/lang/Class"), "getModule",
                              "()Ljava/lang/Module;");
    jobject module = (*jni)->CallObjectMethod(jni, klass, get);
    no_exception(jni);
    return module;
}

/* java.base, of which every program has a named module. */
static inline jobject base_module(JNIEnv *jni)
{
    return module_of(jni, find_class(jni, "java/lang/Object"));
}

/* The same module, for a test that changes it. */
static inline jobject to_modify(jobject module)
{
    jboolean answer = JNI_FALSE;
    must(IsModifiableModule, module, &answer);
    if (!answer)
        inapplicable("the module cannot be modified in this JVM");
    return module;
}

static inline jobject modifiable_base(JNIEnv *jni)
{
    return to_modify(base_module(jni));
}

/* The unnamed module of the tests' classes. */
static inline jobject unnamed_module(JNIEnv *jni)
{
    return module_of(jni, find_class(jni, "assay/Probe"));
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

/* The unnamed module of the platform class loader, in which the tests have nothing. */
static inline jobject bystander_module(JNIEnv *jni)
{
    jclass type = find_class(jni, "java/lang/ClassLoader");
    jobject loader = (*jni)->CallStaticObjectMethod(
        jni, type,
        static_method_id(jni, type, "getPlatformClassLoader", "()Ljava/lang/ClassLoader;"));
    no_exception(jni);
    jobject module = (*jni)->CallObjectMethod(
        jni, loader, method_id(jni, type, "getUnnamedModule", "()Ljava/lang/Module;"));
    no_exception(jni);
    return module;
}

/* The module without a name that has no class loader. */
static inline jobject boot_unnamed_module(JNIEnv *jni)
{
    jclass type = find_class(jni, "java/lang/Module");
    jmethodID is_named = method_id(jni, type, "isNamed", "()Z");
    jmethodID get_loader = method_id(jni, type, "getClassLoader", "()Ljava/lang/ClassLoader;");
    jint count = 0;
    jobject *modules = NULL, found = NULL;
    must(GetAllModules, &count, &modules);
    for (jint i = 0; i < count; i++)
        if (!(*jni)->CallBooleanMethod(jni, modules[i], is_named)
            && (*jni)->CallObjectMethod(jni, modules[i], get_loader) == NULL)
            found = modules[i];
    release(modules);
    if (found == NULL)
        broken("the bootstrap class loader has no unnamed module");
    return found;
}

/* The packages of a module, an array of strings as java.lang.Module has them. */
static inline jobjectArray packages_of(JNIEnv *jni, jobject module)
{
    jobject packages = (*jni)->CallObjectMethod(
        jni, module,
        method_id(jni, find_class(jni, "java/lang/Module"), "getPackages", "()Ljava/util/Set;"));
    no_exception(jni);
    jobjectArray all = (*jni)->CallObjectMethod(
        jni, packages,
        method_id(jni, find_class(jni, "java/util/Set"), "toArray", "()[Ljava/lang/Object;"));
    no_exception(jni);
    (*jni)->DeleteLocalRef(jni, packages);
    return all;
}

enum { PACKAGE_SIZE = 256 };

/* The name of a package, and what it is in internal form. */
struct package {
    char name[PACKAGE_SIZE], internal[PACKAGE_SIZE];
};

static inline void name_package(JNIEnv *jni, jobject string, struct package *package)
{
    strncpy(package->name, to_string(jni, string), PACKAGE_SIZE - 1);
    for (size_t i = 0; i < PACKAGE_SIZE; i++)
        package->internal[i] = package->name[i] == '.' ? '/' : package->name[i];
}

/* How these two functions take the name of a package is not said: in its internal form, which is
 * that of GetNamedModule, or in the one that java.lang.Module has. */
static inline jvmtiError add_exports(jobject module, const struct package *package, jobject to)
{
    jvmtiError error = ti(AddModuleExports, module, package->internal, to);
    if (error == JVMTI_ERROR_ILLEGAL_ARGUMENT)
        error = ti(AddModuleExports, module, package->name, to);
    return error;
}

static inline jvmtiError add_opens(jobject module, const struct package *package, jobject to)
{
    jvmtiError error = ti(AddModuleOpens, module, package->internal, to);
    if (error == JVMTI_ERROR_ILLEGAL_ARGUMENT)
        error = ti(AddModuleOpens, module, package->name, to);
    return error;
}

/* Two packages of the module that are not exported, or not open, to the other. */
static inline void two_packages(JNIEnv *jni, const char *question, jobject module, jobject other,
                                struct package packages[2])
{
    int found = 0;
    jobjectArray all = packages_of(jni, module);
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, all) && found < 2; i++) {
        name_package(jni, (*jni)->GetObjectArrayElement(jni, all, i), &packages[found]);
        found += strcmp(is_to(jni, question, module, packages[found].name, other), "false") == 0;
    }
    if (found < 2)
        inapplicable("the module has no two packages that are closed to the other");
}

#endif
