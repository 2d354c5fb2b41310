/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>
#include <stdlib.h>

#include "redefine.h"

TITLE("Early hooks are posted to retransform-incapable environments first, whose bytes are kept.");

/* The classes that were announced to the environment that cannot retransform, and not yet to the other
 * one, by thread: while a class is loaded another may be. */
enum { LOADS = 64 };
static _Thread_local char *loads[LOADS];
static _Thread_local int loading;
static _Thread_local bool retransforming;
static atomic_int capable_first;

static void JNICALL incapable(HOOK_PARAMETERS)
{
    if (name == NULL)
        return;
    if (redefined == NULL && loading < LOADS)
        loads[loading++] = strdup(name);
    if (strcmp(name, EARLY_CLASS) != 0)
        return;
    /* For a redefinition by another agent it is asked rightly. */
    if (retransforming && redefined != NULL)
        say("an environment that cannot retransform is asked again");
    else if (redefined == NULL)
        give_other_source(env, bytes, length, new_bytes, new_length);
}

static void JNICALL capable(HOOK_PARAMETERS)
{
    if (name == NULL)
        return;
    if (redefined == NULL) {
        bool announced = loading > 0 && loads[loading - 1] != NULL
                         && strcmp(loads[loading - 1], name) == 0;
        atomic_fetch_add(&capable_first, !announced);
        if (announced)
            free(loads[--loading]);
    }
    if (strcmp(name, EARLY_CLASS) == 0)
        say("%s: %s", redefined == NULL ? "load" : "retransformation",
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
    say("capable first: %d", atomic_load(&capable_first));
    retransforming = true;
    SAY_CALL(RetransformClasses, 1, &klass);
    retransforming = false;
    say("retransformed: %s", source_of_early_class(klass));
}

TEST(.since = 9, .load = load, .probe = observe,
     .needs = {EARLY_HOOK_CAPABILITIES, .can_retransform_classes = 1,
               .can_get_source_file_name = 1});
