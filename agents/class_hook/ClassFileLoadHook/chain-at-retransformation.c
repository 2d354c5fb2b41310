/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook at retransformation passes the first environment's bytes on to the second.");

static jvmtiEnv *second;

static void JNICALL look(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, "redefine/Subject") != 0)
        return;
    say("the second sees what the first gave: %s", truth(is_class_file(&hook_file, bytes, length)));
}

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities all = {.can_generate_all_class_hook_events = 1, .can_retransform_classes = 1};
    second = new_environment_with(&all);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    hook_file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, hook_replace);
    hook_in(second, look);
    SAY_CALL_IN(second, RetransformClasses, 1, &klass);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .load = load, .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1, .can_retransform_classes = 1});
