/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("The capability for early hooks alone causes no early ClassFileLoadHook.");

static int before_start;

static void JNICALL hook(HOOK_PARAMETERS)
{
    jvmtiPhase phase;
    must(GetPhase, &phase);
    before_start += phase == JVMTI_PHASE_ONLOAD || phase == JVMTI_PHASE_PRIMORDIAL;
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hook);
}

static void unload(JavaVM *vm)
{
    say("before start: %d", before_start);
}

TEST(.since = 9, .load = load, .unload = unload,
     .needs = {.can_generate_early_class_hook_events = 1});
