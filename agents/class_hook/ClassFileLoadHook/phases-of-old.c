/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "classes.h"
#include "redefine.h"

TITLE("ClassFileLoadHook is posted from the primordial to the live phase only.");

static atomic_int outside, live;

/* A callback that began before the JVM's death may see it: that proves nothing. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    jvmtiPhase phase = (jvmtiPhase)0;
    must(GetPhase, &phase);
    atomic_fetch_add(&outside, phase == JVMTI_PHASE_ONLOAD);
    atomic_fetch_add(&live,
                     phase == JVMTI_PHASE_LIVE && name != NULL && strcmp(name, "fresh/Live") == 0);
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hook);
}

/* No JVM can have it loaded ahead. */
static void observe(JNIEnv *jni, jobject unused)
{
    define_small_class(jni, "fresh/Live", NULL);
}

static void unload(JavaVM *vm)
{
    say("outside: %d, a class in the live phase: %d", outside, live);
}

TEST(.until = 8, .load = load, .probe = observe, .unload = unload,
     .needs = {.can_generate_all_class_hook_events = 1});
