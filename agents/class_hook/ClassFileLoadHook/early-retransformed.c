/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Retransformation starts from the bytes that an early retransform-capable hook received.");

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, EARLY_CLASS) != 0)
        return;
    if (redefined == NULL)
        give_other_source(env, bytes, length, new_bytes, new_length);
    else
        say("the hook sees what it gave: %s",
            truth(find_bytes(bytes, length, EARLY_OTHER_SOURCE, strlen(EARLY_OTHER_SOURCE)) >= 0));
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hook);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = early_class(jni);
    say("loaded: %s", source_of_early_class(klass));
    SAY_CALL(RetransformClasses, 1, &klass);
    say("retransformed: %s", source_of_early_class(klass));
}

TEST(.since = 9, .load = load, .probe = observe,
     .needs = {EARLY_HOOK_CAPABILITIES, .can_retransform_classes = 1,
               .can_get_source_file_name = 1});
