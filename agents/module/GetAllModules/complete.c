/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "record.h"

TITLE("GetAllModules returns the modules of the boot layer, loaded classes and loaders, each once.");

static jint count;
static jobject *modules;

/* Without the hash that Module.toString has for an unnamed module. */
static const char *module_text(JNIEnv *jni, jobject module)
{
    jclass type = find_class(jni, "java/lang/Module");
    if ((*jni)->CallBooleanMethod(jni, module, method_id(jni, type, "isNamed", "()Z")))
        return to_string(jni, module);
    jobject loader = (*jni)->CallObjectMethod(
        jni, module, method_id(jni, type, "getClassLoader", "()Ljava/lang/ClassLoader;"));
    no_exception(jni);
    char *text = assay_text();
    assay_append(text, "unnamed module of %s",
                 loader == NULL ? "the bootstrap loader"
                                : class_name((*jni)->GetObjectClass(jni, loader)));
    return text;
}

static void look_for(JNIEnv *jni, jobject module)
{
    for (jint i = 0; i < readable(modules, count); i++)
        if ((*jni)->IsSameObject(jni, modules[i], module))
            return;
    differs("%s: expected in the list, actual not", module_text(jni, module));
}

/* The module that a method of the object gives. */
static void look_for_module_of(JNIEnv *jni, jobject object, jmethodID get)
{
    jobject module = (*jni)->CallObjectMethod(jni, object, get);
    no_exception(jni);
    look_for(jni, module);
    (*jni)->DeleteLocalRef(jni, module);
}

/* The unnamed modules of a loader and of its parents, which may have loaded nothing, once each. */
static void look_for_loader(JNIEnv *jni, jobject loader)
{
    jclass type = find_class(jni, "java/lang/ClassLoader");
    jmethodID get_unnamed = method_id(jni, type, "getUnnamedModule", "()Ljava/lang/Module;");
    jmethodID get_parent = method_id(jni, type, "getParent", "()Ljava/lang/ClassLoader;");
    while (loader != NULL && tag_of(loader) == 0) {
        set_tag(loader, 1);
        look_for_module_of(jni, loader, get_unnamed);
        jobject parent = (*jni)->CallObjectMethod(jni, loader, get_parent);
        no_exception(jni);
        (*jni)->DeleteLocalRef(jni, loader);
        loader = parent;
    }
    (*jni)->DeleteLocalRef(jni, loader);
    (*jni)->DeleteLocalRef(jni, type);
}

/* ModuleLayer.boot().modules() */
static void look_for_boot_layer(JNIEnv *jni)
{
    jclass layer = find_class(jni, "java/lang/ModuleLayer");
    jmethodID boot = static_method_id(jni, layer, "boot", "()Ljava/lang/ModuleLayer;");
    jobject set = (*jni)->CallObjectMethod(jni, (*jni)->CallStaticObjectMethod(jni, layer, boot),
                                           method_id(jni, layer, "modules", "()Ljava/util/Set;"));
    jobjectArray all = (*jni)->CallObjectMethod(
        jni, set,
        method_id(jni, find_class(jni, "java/util/Set"), "toArray", "()[Ljava/lang/Object;"));
    no_exception(jni);
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, all); i++)
        look_for(jni, element(jni, all, i));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint loaded = 0;
    jclass *classes = NULL;
    jmethodID get_module = method_id(jni, find_class(jni, "java/lang/Class"), "getModule",
                                     "()Ljava/lang/Module;");
    must(GetLoadedClasses, &loaded, &classes);
    jvmtiError error = ti(GetAllModules, &count, &modules);
    say("GetAllModules: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || modules == NULL)
        return;
    for (jint i = 0; i < readable(modules, count); i++) {
        if (tag_of(modules[i]) == 1)
            differs("%s: expected once, actual more than once", module_text(jni, modules[i]));
        set_tag(modules[i], 1);
    }
    say("some modules: %s", truth(count > 1));
    say_first_difference();
    for (jint i = 0; i < readable(classes, loaded); i++) {
        jobject loader = NULL;
        must(GetClassLoader, classes[i], &loader);
        look_for_module_of(jni, classes[i], get_module);
        look_for_loader(jni, loader);
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    look_for_boot_layer(jni);
    say_first_difference();
}

/* Bulk oracle: the modules of all loaded classes. */
TEST(.target = "module.Loaded", .probe = observe, .since = 9, .needs = {.can_tag_objects = 1});
