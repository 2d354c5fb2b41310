/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Early ClassFileLoadHook events are posted from the primordial phase on, with class files.");

static int outside, no_class_file, live;

static void JNICALL hook(HOOK_PARAMETERS)
{
    static const unsigned char magic[] = {0xca, 0xfe, 0xba, 0xbe};
    jvmtiPhase phase;
    must(GetPhase, &phase);
    outside += phase != JVMTI_PHASE_PRIMORDIAL && phase != JVMTI_PHASE_START
               && phase != JVMTI_PHASE_LIVE;
    no_class_file += length < 24 || memcmp(bytes, magic, 4) != 0 || redefined != NULL;
    live += phase == JVMTI_PHASE_LIVE && name != NULL && strcmp(name, "assay/Nothing") == 0;
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hook);
}

static void unload(JavaVM *vm)
{
    say("outside: %d, not of a class file: %d", outside, no_class_file);
    say("a class in the live phase: %d", live);
}

TEST(.since = 9, .load = load, .unload = unload,
     .needs = {.can_generate_all_class_hook_events = 1, .can_generate_early_class_hook_events = 1});
