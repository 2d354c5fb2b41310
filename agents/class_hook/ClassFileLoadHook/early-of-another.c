/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "classes.h"
#include "redefine.h"

TITLE("Early ClassFileLoadHook events come in no environment that has but one of the capabilities for them.");

static atomic_bool early, early_in_other, later;

static void JNICALL in_own(HOOK_PARAMETERS)
{
    early |= is_before_start();
}

static void JNICALL in_other(HOOK_PARAMETERS)
{
    early_in_other |= is_before_start();
    later |= name != NULL && strcmp(name, "fresh/Live") == 0;
}

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities all = {.can_generate_all_class_hook_events = 1};
    static const jvmtiCapabilities alone = {.can_generate_early_class_hook_events = 1};
    hook_in(new_environment_with(is_case("without-early") ? &all : &alone), in_other);
    on(ClassFileLoadHook, in_own);
}

/* No JVM can have the class loaded ahead. Which have a hook without the capability for all is up to the JVM. */
static void observe(JNIEnv *jni, jobject unused)
{
    define_small_class(jni, "fresh/Live", NULL);
    if (!early)
        inapplicable("no class has a hook that early");
    if (is_case("without-all") && !early_in_other && !later)
        inapplicable("this class has a hook only with can_generate_all_class_hook_events");
    say("in the environment with both capabilities, before start: %s", truth(early));
    say("in the one without, before start: %s", truth(early_in_other));
    say("fresh.Live later: %s", truth(later));
}

TEST(.since = 9, .load = load, .probe = observe, .needs = {EARLY_HOOK_CAPABILITIES},
     .cases = LIST("without-early", "without-all"));
