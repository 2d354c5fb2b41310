/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A refused redefinition does not replace what a hook that cannot retransform gave before.");

static jvmtiEnv *other;

/* Puts another word in place of the answer "old": one at load, and one for the class file that is
 * refused. */
static void JNICALL change_answer(HOOK_PARAMETERS)
{
    static const char from[] = {1, 0, 3, 'o', 'l', 'd'}; /* CONSTANT_Utf8 */
    static const char at_load[] = {1, 0, 3, 'h', 'e', 'r'}, refused[] = {1, 0, 3, 'b', 'a', 'd'};
    if (name != NULL && strcmp(name, hook_class) == 0)
        give_replaced(env, bytes, length, new_bytes, new_length, from,
                      redefined == NULL ? at_load : refused, sizeof from);
}

static void load(JavaVM *vm, char *options)
{
    other = new_environment_with(&(jvmtiCapabilities){.can_retransform_classes = 1});
    on(ClassFileLoadHook, change_answer);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jvmtiError error = redefine(jni, subject);
    if (error == JVMTI_ERROR_NONE)
        inapplicable("the JVM makes a change that it may refuse");
    say("RedefineClasses: %s", error_name(error));
    must(ForceGarbageCollection);
    SAY_CALL_IN(other, RetransformClasses, 1, &klass);
}

TEST(.target = "redefine.LoadedLater", .args = LIST("field-added"), .load = load, .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_all_class_hook_events = 1});
