/* SPDX-License-Identifier: Apache-2.0 */

/* Hooks for tests that make the same observation in every phase that an agent
 * can be sure to reach. */
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

#endif
