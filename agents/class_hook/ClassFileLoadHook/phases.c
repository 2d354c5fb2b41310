/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook without the early capability is posted in the start and live phases only.");

static int before_start, after_live, live;

static void JNICALL hook(HOOK_PARAMETERS)
{
    jvmtiPhase phase;
    must(GetPhase, &phase);
    before_start += phase == JVMTI_PHASE_ONLOAD || phase == JVMTI_PHASE_PRIMORDIAL;
    after_live += phase == JVMTI_PHASE_DEAD;
    live += phase == JVMTI_PHASE_LIVE && name != NULL && strcmp(name, "assay/Nothing") == 0;
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hook);
}

static void unload(JavaVM *vm)
{
    say("before start: %d", before_start);
    say("after live: %d, a class in the live phase: %d", after_live, live);
}

TEST(.since = 9, .load = load, .unload = unload,
     .needs = {.can_generate_all_class_hook_events = 1});
