/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Tests of phases: the same observation in every phase that an agent can be sure to reach, and
 * events of which the phases are recorded in which they were posted.
 *
 *     static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
 *     {
 *         record_phase();
 *     }
 *
 *     TEST(.load = enable, .unload = say_recorded_phases,
 *          .needs = {.can_generate_method_entry_events = 1});
 */
#ifndef ASSAY_PHASES_H
#define ASSAY_PHASES_H

#include "assay.h"

/* At file scope: defines hooks that call OBSERVE(const char *where) with "OnLoad",
 * "VMStart", "VMInit", "VMDeath" and "OnUnload", in that order. The descriptor
 * takes them by PHASE_HOOKS. */
#define IN_EACH_PHASE(OBSERVE)                                                                     \
    static void in_load(JavaVM *vm, char *options)                                                 \
    {                                                                                              \
        OBSERVE("OnLoad");                                                                         \
    }                                                                                              \
    static void in_start(JNIEnv *jni)                                                              \
    {                                                                                              \
        OBSERVE("VMStart");                                                                        \
    }                                                                                              \
    static void in_init(JNIEnv *jni, jthread thread)                                               \
    {                                                                                              \
        OBSERVE("VMInit");                                                                         \
    }                                                                                              \
    static void in_death(JNIEnv *jni)                                                              \
    {                                                                                              \
        OBSERVE("VMDeath");                                                                        \
    }                                                                                              \
    static void in_unload(JavaVM *vm)                                                              \
    {                                                                                              \
        OBSERVE("OnUnload");                                                                       \
    }

#define PHASE_HOOKS                                                                                \
    .load = in_load, .start = in_start, .init = in_init, .death = in_death, .unload = in_unload

/* Records the phase in which an event is posted: live, or an earlier one. For callbacks, on any
 * thread; a callback that runs in the dead phase records nothing. */
void record_phase(void);

/* An .unload hook: says "in the live phase: TRUTH" and "in an earlier phase: TRUTH" for the events
 * recorded. */
void say_recorded_phases(JavaVM *vm);

#endif
