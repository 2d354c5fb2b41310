/* SPDX-License-Identifier: Apache-2.0 */

/* A class file hook while the thread of virtual_thread.InState parks and cannot leave its
 * carrier, in many virtual machines. */
#ifndef ASSAY_VIRTUAL_THREAD_PARKED_HOOKS_H
#define ASSAY_VIRTUAL_THREAD_PARKED_HOOKS_H

#include "redefine.h"
#include "situation.h"

static int hooks;

static inline void JNICALL hook(HOOK_PARAMETERS)
{
    hooks += name != NULL && strcmp(name, "virtual_thread/InState") == 0;
}

static inline void hooks_load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hook);
}

static inline void hooks_probe(JNIEnv *jni, jobject thread)
{
    say("hooks: %d", hooks);
}

/* With the property HotSpot 21 to 23 load classes of their own when the thread parks. */
#define PARKED_HOOKS_TEST(SITUATION)                                                               \
    TEST(.target = "virtual_thread.InState", .args = LIST(SITUATION), .since = 21,                 \
         .load = hooks_load, .probe = hooks_probe,                                                 \
         .vm_args = LIST(CARRIERS, "-Djdk.tracePinnedThreads=full"),                               \
         .needs = {.can_generate_all_class_hook_events = 1})

#endif
