/* SPDX-License-Identifier: Apache-2.0 */

/* Environments that others take the place of. */
#ifndef GENERAL_REPLACING_H
#define GENERAL_REPLACING_H

#include "assay.h"

enum { OTHERS = 20 };

static jvmtiEnv *others[OTHERS];

/* Environments without events, for replace(). */
static inline void make_others(void)
{
    for (int i = 0; i < OTHERS; i++)
        others[i] = new_environment();
}

/* Disposes of the environment and of the others, collects garbage and makes as many new ones:
 * these may be where those have been. */
static inline void replace(jvmtiEnv *env)
{
    for (int i = 0; i < OTHERS; i++)
        must_in(others[i], DisposeEnvironment);
    must_in(env, DisposeEnvironment);
    must(ForceGarbageCollection);
    must(ForceGarbageCollection);
    make_others();
}

#endif
