/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "record.h"

TITLE("GetNamedModule finds each named module by each of its packages and its class loader.");

static int asked;

static void ask(JNIEnv *jni, jobject module, jobject loader, jobject name)
{
    static struct package package;
    jobject found = NULL;
    name_package(jni, name, &package);
    must(GetNamedModule, loader, package.internal, &found);
    asked++;
    if (!(*jni)->IsSameObject(jni, found, module))
        differs("%s: expected %s, actual %s", package.internal, to_string(jni, module),
                found == NULL ? "null" : "another");
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass type = find_class(jni, "java/lang/Module");
    jmethodID is_named = method_id(jni, type, "isNamed", "()Z");
    jmethodID get_loader = method_id(jni, type, "getClassLoader", "()Ljava/lang/ClassLoader;");
    jint count = 0;
    jobject *modules = NULL;
    must(GetAllModules, &count, &modules);
    for (jint i = 0; i < readable(modules, count); i++) {
        if (!(*jni)->CallBooleanMethod(jni, modules[i], is_named))
            continue;
        jobject loader = (*jni)->CallObjectMethod(jni, modules[i], get_loader);
        jobjectArray packages = packages_of(jni, modules[i]);
        for (jsize k = 0; k < (*jni)->GetArrayLength(jni, packages); k++) {
            (*jni)->PushLocalFrame(jni, 16);
            ask(jni, modules[i], loader, (*jni)->GetObjectArrayElement(jni, packages, k));
            (*jni)->PopLocalFrame(jni, NULL);
        }
    }
    say("some packages: %s", truth(asked > 1));
    say_first_difference();
}

/* Bulk oracle: all packages of all modules. */
TEST(.target = "module.Loaded", .probe = observe, .since = 9);
