/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "redefine.h"

TITLE("GetNamedModule finds the module by loader and package in the ClassFileLoadHook callback.");

static jobject base;
static int named, wrong;

/* Classes of java.base of which most programs have loaded none. */
static const char *const candidates[] = {
    "java/util/concurrent/Phaser", "java/util/concurrent/Exchanger", "java/util/PropertyPermission",
    "java/util/InvalidPropertiesFormatException", "java/util/IllformedLocaleException"};

static void JNICALL hook(HOOK_PARAMETERS)
{
    jobject module = NULL;
    if (name != NULL && strcmp(name, "classes/DefinedHere") == 0) {
        jvmtiError error = ti(GetNamedModule, loader, "classes", &module);
        say("of a class of an unnamed module: %s %s", error_name(error),
            module == NULL ? "null" : "a module");
    }
    for (int i = 0; i < 5; i++) {
        if (name == NULL || strcmp(name, candidates[i]) != 0)
            continue;
        char *package = assay_text();
        assay_append(package, "%.*s", (int)(strrchr(name, '/') - name), name);
        named++;
        wrong += ti(GetNamedModule, loader, package, &module) != JVMTI_ERROR_NONE
                 || !(*jni)->IsSameObject(jni, module, base);
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    jobject program = NULL;
    must(GetClassLoader, find_class(jni, "assay/Probe"), &program);
    base = (*jni)->NewGlobalRef(jni, base_module(jni));
    on(ClassFileLoadHook, hook);
    for (int i = 0; i < 5; i++)
        find_class(jni, candidates[i]);
    define_small_class(jni, "classes/DefinedHere", program);
    off(ClassFileLoadHook);
    say("of classes of java.base: %s, wrong: %d", named > 0 ? "some" : "none", wrong);
}

TEST(.probe = observe, .since = 9, .needs = {.can_generate_all_class_hook_events = 1});
