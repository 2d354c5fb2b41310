/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("The capability for early hooks alone causes no early ClassFileLoadHook.");

static bool early;
static bool later;

static void JNICALL hook(HOOK_PARAMETERS)
{
    early |= is_before_start();
    later |= name != NULL && strcmp(name, "assay/Nothing") == 0;
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hook);
}

/* Which classes have a hook without the capability for all is up to the JVM. */
static void unload(JavaVM *vm)
{
    if (!early && !later)
        inapplicable("this class has a hook only with can_generate_all_class_hook_events");
    say("before start: %s", truth(early));
    say("assay.Nothing later: %s", truth(later));
}

TEST(.since = 9, .load = load, .unload = unload,
     .needs = {.can_generate_early_class_hook_events = 1});
