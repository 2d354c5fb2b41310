/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "redefine.h"

TITLE("A class that a hook defines is announced in each environment, at a load or a change of another class.");

static jvmtiEnv *incapable;
static jobject loader_of_program;
static int cause; /* of the hooks: the class is loaded, redefined or retransformed */
static bool hooked[3];
static int announced[3][2]; /* each of the classes that the hook defines, in each environment */

static void JNICALL hook(HOOK_PARAMETERS)
{
    static const char *const defined[] = {"fresh/First", "fresh/Second", "fresh/Third"};
    for (int i = 0; i < 3 && name != NULL; i++)
        if (strcmp(name, defined[i]) == 0)
            announced[i][env == incapable]++;
    if (name == NULL || strcmp(name, "fresh/Subject") != 0 || env == incapable || hooked[cause])
        return;
    hooked[cause] = true;
    define_small_class(jni, defined[cause], loader_of_program);
}

static void load(JavaVM *vm, char *options)
{
    incapable = new_environment_with(&(jvmtiCapabilities){.can_generate_all_class_hook_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const char *const causes[] = {"load", "redefinition", "retransformation"};
    const struct file_bytes file = make_class("fresh/Subject", 7, NULL);
    must(GetClassLoader, find_class(jni, "assay/Probe"), &loader_of_program);
    on(ClassFileLoadHook, hook);
    hook_in(incapable, hook);
    jclass subject = define_small_class(jni, "fresh/Subject", loader_of_program);
    const jvmtiClassDefinition definition = {subject, (jint)file.length, file.at};
    cause = 1;
    must(RedefineClasses, 1, &definition);
    cause = 2;
    must(RetransformClasses, 1, &subject);
    for (int i = 0; i < 3; i++)
        say("%s: announced %d, where retransforming is impossible %d", causes[i], announced[i][0],
            announced[i][1]);
}

TEST(.load = load, .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_retransform_classes = 1,
               .can_generate_all_class_hook_events = 1});
