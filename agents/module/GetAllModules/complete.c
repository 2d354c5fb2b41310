/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetAllModules returns the modules of the boot layer, loaded classes and loaders, each once.");

static jint count;
static jobject *modules;
static int missing;

static bool is_listed(JNIEnv *jni, jobject module)
{
    for (jint i = 0; i < count; i++)
        if ((*jni)->IsSameObject(jni, modules[i], module))
            return true;
    return false;
}

/* The module that a method of the object gives. */
static void look_for(JNIEnv *jni, jobject object, jmethodID get)
{
    jobject module = (*jni)->CallObjectMethod(jni, object, get);
    no_exception(jni);
    missing += !is_listed(jni, module);
    (*jni)->DeleteLocalRef(jni, module);
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
        missing += !is_listed(jni, (*jni)->GetObjectArrayElement(jni, all, i));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint loaded = 0;
    jclass *classes = NULL;
    int again = 0;
    jmethodID get_module = method_id(jni, find_class(jni, "java/lang/Class"), "getModule",
                                     "()Ljava/lang/Module;");
    jmethodID get_unnamed = method_id(jni, find_class(jni, "java/lang/ClassLoader"),
                                      "getUnnamedModule", "()Ljava/lang/Module;");
    must(GetLoadedClasses, &loaded, &classes);
    say("GetAllModules: %s", error_name(ti(GetAllModules, &count, &modules)));
    for (jint i = 0; i < count; i++) {
        again += tag_of(modules[i]) == 1;
        set_tag(modules[i], 1);
    }
    say("given more than once: %d", again);
    for (jint i = 0; i < loaded; i++) {
        jobject loader = NULL;
        must(GetClassLoader, classes[i], &loader);
        look_for(jni, classes[i], get_module);
        if (loader != NULL)
            look_for(jni, loader, get_unnamed);
        (*jni)->DeleteLocalRef(jni, loader);
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    look_for_boot_layer(jni);
    say("missing: %d", missing);
}

TEST(.target = "module.Loaded", .probe = observe, .since = 9, .needs = {.can_tag_objects = 1});
