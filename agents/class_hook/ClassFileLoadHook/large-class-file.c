/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook passes a class file of several megabytes on to the next hook unchanged.");

static jvmtiEnv *second;

static void JNICALL look(HOOK_PARAMETERS)
{
    if (name != NULL && strcmp(name, hook_class) == 0)
        say("%s: whole %s", redefined == NULL ? "load" : "change",
            truth(is_class_file(&hook_file, bytes, length)));
}

static void load(JavaVM *vm, char *options)
{
    const jvmtiCapabilities wanted = {.can_generate_all_class_hook_events = 1,
                                      .can_retransform_classes = 1};
    second = new_environment_with(&wanted);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    if (klass == NULL) {
        hook_class = "classes/ChangedAttributes";
        hook_file = class_bytes_at(jni, subject, 1);
        on(ClassFileLoadHook, hook_replace);
        hook_in(second, look);
        return;
    }
    SAY_CALL(RetransformClasses, 1, &klass);
    off(ClassFileLoadHook);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "class_hook.Large", .load = load, .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_retransform_classes = 1,
               .can_generate_all_class_hook_events = 1});
