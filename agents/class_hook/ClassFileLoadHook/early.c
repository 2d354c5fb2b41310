/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "classes.h"
#include "redefine.h"

TITLE("Early ClassFileLoadHook events do not come in the OnLoad phase, and each has a class file.");

static atomic_int outside, no_class_file, live;

/* A callback that began before the JVM's death may see it: that proves nothing. Nor does a class that
 * another agent redefines. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    static const unsigned char magic[] = {0xca, 0xfe, 0xba, 0xbe};
    jvmtiPhase phase = (jvmtiPhase)0;
    bool own = name != NULL && strcmp(name, "fresh/Live") == 0;
    must(GetPhase, &phase);
    atomic_fetch_add(&outside, phase == JVMTI_PHASE_ONLOAD);
    atomic_fetch_add(&no_class_file, readable(bytes, length) < 24 || memcmp(bytes, magic, 4) != 0
                                         || (own && redefined != NULL));
    atomic_fetch_add(&live, phase == JVMTI_PHASE_LIVE && own);
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
    say("outside: %d, not of a class file: %d", outside, no_class_file);
    say("a class in the live phase: %d", live);
}

TEST(.since = 9, .load = load, .probe = observe, .unload = unload,
     .needs = {.can_generate_all_class_hook_events = 1, .can_generate_early_class_hook_events = 1});
