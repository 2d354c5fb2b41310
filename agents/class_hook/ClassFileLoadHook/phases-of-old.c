/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook is posted from the primordial to the live phase only.");

static int outside, live;

static void JNICALL hook(HOOK_PARAMETERS)
{
    jvmtiPhase phase;
    must(GetPhase, &phase);
    outside += phase == JVMTI_PHASE_ONLOAD || phase == JVMTI_PHASE_DEAD;
    live += phase == JVMTI_PHASE_LIVE && name != NULL && strcmp(name, "assay/Nothing") == 0;
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hook);
}

static void unload(JavaVM *vm)
{
    say("outside: %d, a class in the live phase: %d", outside, live);
}

TEST(.until = 8, .load = load, .unload = unload,
     .needs = {.can_generate_all_class_hook_events = 1});
