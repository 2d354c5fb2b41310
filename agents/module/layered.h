/* SPDX-License-Identifier: Apache-2.0 */

/* What a module.Layered gives: three classes of as many modules of a further layer. */
#ifndef ASSAY_MODULE_LAYERED_H
#define ASSAY_MODULE_LAYERED_H

#include "classes.h"

/* A class, its module, and the module's only package. */
struct member {
    jclass klass;
    jobject module;
    struct package package;
};

/* Modules that export nothing, and one that is open. All have the same class loader. */
struct layer {
    struct member one, two, open;
    jobject loader;
};

static inline struct member member_of(JNIEnv *jni, jobjectArray classes, jsize index,
                                      struct package package)
{
    struct member member = {.package = package};
    member.klass = (*jni)->GetObjectArrayElement(jni, classes, index);
    member.module = module_of(jni, member.klass);
    return member;
}

static inline struct layer layer_of(JNIEnv *jni, jobjectArray classes)
{
    struct layer layer = {
        .one = member_of(jni, classes, 0, (struct package){"layered.one", "layered/one"}),
        .two = member_of(jni, classes, 1, (struct package){"layered.two", "layered/two"}),
        .open = member_of(jni, classes, 2, (struct package){"layered.wide", "layered/wide"}),
    };
    must(GetClassLoader, layer.one.klass, &layer.loader);
    return layer;
}

/* A JVM may link a class with the errors of what it refers to: then its method cannot catch them. */
static inline void need_late_resolution(JNIEnv *jni, const struct layer *layer, const char *name)
{
    jclass classes = find_class(jni, "java/lang/Class");
    jmethodID find = static_method_id(
        jni, classes, "forName", "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;");
    (*jni)->CallStaticObjectMethod(jni, classes, find, (*jni)->NewStringUTF(jni, name), JNI_TRUE,
                                   layer->loader);
    jthrowable thrown = (*jni)->ExceptionOccurred(jni);
    (*jni)->ExceptionClear(jni);
    if (thrown != NULL
        && (*jni)->IsInstanceOf(jni, thrown, find_class(jni, "java/lang/LinkageError")))
        inapplicable("a class is linked with the errors of what it refers to");
}

/* What code of the second module gets that calls a method of the first by reflection: "call" for
 * a public one, "force" for any. */
static inline const char *from_two(JNIEnv *jni, const struct layer *layer, const char *how,
                                   const char *method)
{
    jmethodID reach = static_method_id(jni, layer->two.klass, how,
                                       "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/String;");
    jobject answer = (*jni)->CallStaticObjectMethod(jni, layer->two.klass, reach, layer->one.klass,
                                                    (*jni)->NewStringUTF(jni, method));
    no_exception(jni);
    return to_string(jni, answer);
}

static inline bool is_closed(JNIEnv *jni, const char *question, jobject module,
                             const struct package *package, jobject to)
{
    return strcmp(is_to(jni, question, module, package->name, to), "false") == 0;
}

/* Exports or opens a package, also for tests of java.base. Which form its name has is not said, and a
 * JVM need not refuse the other one: a call that succeeds without effect is made with that, too. */
static inline jvmtiError export_package(JNIEnv *jni, jobject module, const struct package *package,
                                        jobject to)
{
    jvmtiError error = add_exports(module, package, to);
    if (error == JVMTI_ERROR_NONE && is_closed(jni, "isExported", module, package, to))
        error = ti(AddModuleExports, module, package->name, to);
    return error;
}

static inline jvmtiError open_package(JNIEnv *jni, jobject module, const struct package *package,
                                      jobject to)
{
    jvmtiError error = add_opens(module, package, to);
    if (error == JVMTI_ERROR_NONE && is_closed(jni, "isOpen", module, package, to))
        error = ti(AddModuleOpens, module, package->name, to);
    return error;
}

/* Has the loader of a layer load a class, by its binary name. */
static inline jclass load_from_layer(JNIEnv *jni, const struct layer *layer, const char *name)
{
    jclass loaders = find_class(jni, "java/lang/ClassLoader");
    jmethodID load = method_id(jni, loaders, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
    jclass klass = (*jni)->CallObjectMethod(jni, layer->loader, load,
                                            (*jni)->NewStringUTF(jni, name));
    no_exception(jni);
    return klass;
}

/* What code of the second module gets that calls a method of the first by an instruction, or "refused". Its class,
 * "Linked" or "LinkedLater", is loaded here: what a JVM has resolved before stays as it was. */
static inline const char *linked(JNIEnv *jni, const struct layer *layer, const char *caller)
{
    char *name = assay_text();
    assay_append(name, "layered.two.%s", caller);
    jclass klass = load_from_layer(jni, layer, name);
    need_late_resolution(jni, layer, name);
    jobject text = (*jni)->CallStaticObjectMethod(
        jni, klass, static_method_id(jni, klass, "text", "()Ljava/lang/String;"));
    no_exception(jni);
    return to_string(jni, text);
}

/* The unnamed module of the bootstrap class loader, by a class that is added to its search: no function
 * that is itself tested is asked for it. */
static inline jobject unnamed_of_boot_loader(JNIEnv *jni)
{
    static bool added;
    if (!added) {
        make_jar("unnamed.jar",
                 (const struct jar_class[]){{"unnamed/InBoot", 1, NULL}, {NULL, 0, NULL}});
        must(AddToBootstrapClassLoaderSearch, path_here("unnamed.jar"));
        added = true;
    }
    return module_of(jni, find_class(jni, "unnamed/InBoot"));
}

/* A module of the boot layer, which loads no class of it. If there is none the test is `inapplicable`. */
static inline jobject module_of_boot_layer(JNIEnv *jni, const char *name)
{
    jclass layers = find_class(jni, "java/lang/ModuleLayer");
    jclass optional = find_class(jni, "java/util/Optional");
    jobject boot = (*jni)->CallStaticObjectMethod(
        jni, layers, static_method_id(jni, layers, "boot", "()Ljava/lang/ModuleLayer;"));
    jobject found = (*jni)->CallObjectMethod(
        jni, boot, method_id(jni, layers, "findModule", "(Ljava/lang/String;)Ljava/util/Optional;"),
        (*jni)->NewStringUTF(jni, name));
    jobject module = (*jni)->CallObjectMethod(
        jni, found, method_id(jni, optional, "orElse", "(Ljava/lang/Object;)Ljava/lang/Object;"),
        NULL);
    no_exception(jni);
    if (module == NULL)
        inapplicable("the boot layer has no such module");
    return module;
}

/* Before something that makes the module read the unnamed modules of both loaders. */
static inline void need_unread(JNIEnv *jni, jobject module)
{
    if (strcmp(can_read(jni, module, unnamed_of_boot_loader(jni)), "true") == 0
        || strcmp(can_read(jni, module, unnamed_module(jni)), "true") == 0)
        inapplicable("the module reads the unnamed modules before");
}

/* Whether a module reads the unnamed modules of the bootstrap loader and of the program's. */
static inline void say_reads_unnamed(JNIEnv *jni, jobject module)
{
    say("reads that of the boot loader: %s", can_read(jni, module, unnamed_of_boot_loader(jni)));
    say("reads that of the program's loader: %s", can_read(jni, module, unnamed_module(jni)));
}

#endif
