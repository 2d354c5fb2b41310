/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "redefine.h"

TITLE("Early hooks are posted to retransform-incapable environments first, whose bytes are kept.");

/* The class of the last early event in the environment that cannot retransform, by thread; or null. */
static _Thread_local char *last;

static int capable_first;

static void JNICALL incapable(HOOK_PARAMETERS)
{
    free(last);
    last = name != NULL ? strdup(name) : NULL;
    if (redefined != NULL)
        say("an environment that cannot retransform is asked again");
    else if (last != NULL && strcmp(last, EARLY_CLASS) == 0)
        give_other_source(env, bytes, length, new_bytes, new_length);
}

static void JNICALL capable(HOOK_PARAMETERS)
{
    const char *word = redefined == NULL ? "load" : "retransformation";
    if (name == NULL)
        return;
    capable_first += redefined == NULL && (last == NULL || strcmp(last, name) != 0);
    free(last);
    last = NULL;
    if (strcmp(name, EARLY_CLASS) == 0)
        say("%s: %s", word,
            find_bytes(bytes, length, EARLY_SOURCE, strlen(EARLY_SOURCE)) >= 0 ? "original"
                                                                               : "other");
}

/* The environment that can retransform is the older one. */
static void load(JavaVM *vm, char *options)
{
    const jvmtiCapabilities wanted = {EARLY_HOOK_CAPABILITIES};
    hook_in(new_environment_with(&wanted), incapable);
    on(ClassFileLoadHook, capable);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = early_class(jni);
    say("capable first: %d", capable_first);
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &klass)));
    say("retransformed: %s", source_of_early_class(klass));
}

TEST(.since = 9, .load = load, .probe = observe,
     .needs = {EARLY_HOOK_CAPABILITIES, .can_retransform_classes = 1,
               .can_get_source_file_name = 1});
