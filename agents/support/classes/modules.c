/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

#include "assay.h"

jobject module_of(JNIEnv *jni, jclass klass)
{
    jmethodID get = method_id(jni, find_class(jni, "java/lang/Class"), "getModule",
                              "()Ljava/lang/Module;");
    jobject module = (*jni)->CallObjectMethod(jni, klass, get);
    no_exception(jni);
    return module;
}

jobject base_module(JNIEnv *jni)
{
    return module_of(jni, find_class(jni, "java/lang/Object"));
}

jobject to_modify(jobject module)
{
    jboolean answer = JNI_FALSE;
    must(IsModifiableModule, module, &answer);
    if (!answer)
        inapplicable("the module cannot be modified in this JVM");
    return module;
}

jobject modifiable_base(JNIEnv *jni)
{
    return to_modify(base_module(jni));
}

jobject unnamed_module(JNIEnv *jni)
{
    return module_of(jni, find_class(jni, "assay/Probe"));
}

const char *can_read(JNIEnv *jni, jobject module, jobject other)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Module"), "canRead",
                                 "(Ljava/lang/Module;)Z");
    return truth((*jni)->CallBooleanMethod(jni, module, method, other));
}

const char *can_use(JNIEnv *jni, jobject module, jclass service)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Module"), "canUse",
                                 "(Ljava/lang/Class;)Z");
    return truth((*jni)->CallBooleanMethod(jni, module, method, service));
}

const char *is_to(JNIEnv *jni, const char *question, jobject module, const char *package,
                  jobject other)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Module"), question,
                                 "(Ljava/lang/String;Ljava/lang/Module;)Z");
    jstring name = (*jni)->NewStringUTF(jni, package);
    return truth((*jni)->CallBooleanMethod(jni, module, method, name, other));
}

jobject bystander_module(JNIEnv *jni)
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

jobjectArray packages_of(JNIEnv *jni, jobject module)
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

void name_package(JNIEnv *jni, jobject string, struct package *package)
{
    const char *name = to_string(jni, string);
    if (strlen(name) >= PACKAGE_SIZE)
        broken("the name of a package is too long: %s", name);
    strcpy(package->name, name);
    for (size_t i = 0; i <= strlen(package->name); i++)
        package->internal[i] = package->name[i] == '.' ? '/' : package->name[i];
}

jvmtiError add_exports(jobject module, const struct package *package, jobject to)
{
    jvmtiError error = ti(AddModuleExports, module, package->internal, to);
    if (error == JVMTI_ERROR_ILLEGAL_ARGUMENT)
        error = ti(AddModuleExports, module, package->name, to);
    return error;
}

jvmtiError add_opens(jobject module, const struct package *package, jobject to)
{
    jvmtiError error = ti(AddModuleOpens, module, package->internal, to);
    if (error == JVMTI_ERROR_ILLEGAL_ARGUMENT)
        error = ti(AddModuleOpens, module, package->name, to);
    return error;
}

void two_packages(JNIEnv *jni, const char *question, jobject module, jobject other,
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

/* Of a named module: an unnamed one is always modifiable. */
static bool is_open(JNIEnv *jni, jobject module)
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

static jobject find_unmodifiable(JNIEnv *jni, bool may_be_open)
{
    jint count = 0;
    jobject *modules = NULL;
    must(GetAllModules, &count, &modules);
    for (jint i = 0; i < readable(modules, count); i++) {
        jboolean modifiable = JNI_TRUE;
        must(IsModifiableModule, modules[i], &modifiable);
        if (!modifiable && (may_be_open || !is_open(jni, modules[i])))
            return modules[i];
    }
    inapplicable("the JVM has no such module that cannot be modified");
}

jobject unmodifiable_module(JNIEnv *jni)
{
    return find_unmodifiable(jni, true);
}

jobject unmodifiable_normal_module(JNIEnv *jni)
{
    return find_unmodifiable(jni, false);
}

void first_package(JNIEnv *jni, jobject module, struct package *package)
{
    jobjectArray all = packages_of(jni, module);
    if ((*jni)->GetArrayLength(jni, all) == 0)
        inapplicable("the module that cannot be modified has no package");
    name_package(jni, (*jni)->GetObjectArrayElement(jni, all, 0), package);
}

void say_services(JNIEnv *jni, const char *what, const char *service, jobject loader,
                  jclass implementation, int *others)
{
    jclass type = find_class(jni, "java/util/ServiceLoader");
    jmethodID load = static_method_id(
        jni, type, "load", "(Ljava/lang/Class;Ljava/lang/ClassLoader;)Ljava/util/ServiceLoader;");
    jobject services = (*jni)->CallStaticObjectMethod(jni, type, load, find_class(jni, service),
                                                      loader);
    no_exception(jni);
    jclass iterator = find_class(jni, "java/util/Iterator");
    jobject each = (*jni)->CallObjectMethod(
        jni, services, method_id(jni, type, "iterator", "()Ljava/util/Iterator;"));
    no_exception(jni);
    jmethodID has_next = method_id(jni, iterator, "hasNext", "()Z");
    jmethodID next = method_id(jni, iterator, "next", "()Ljava/lang/Object;");
    int found = 0, rest = 0;
    while ((*jni)->CallBooleanMethod(jni, each, has_next)) {
        jobject one = (*jni)->CallObjectMethod(jni, each, next);
        no_exception(jni);
        if ((*jni)->IsSameObject(jni, (*jni)->GetObjectClass(jni, one), implementation))
            found++;
        else
            rest++;
    }
    no_exception(jni);
    say("%s: %d%s", what, found,
        others != NULL && *others >= 0 && rest != *others ? " and others" : "");
    if (others != NULL)
        *others = rest;
}
