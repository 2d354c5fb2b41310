/* SPDX-License-Identifier: Apache-2.0 */

/* Targets one of whose threads takes turns without end, and counts them in the static int field "turns" of
 * a class. */
#ifndef ASSAY_TURNS_H
#define ASSAY_TURNS_H

#include <sched.h>

#include "assay.h"

static inline unsigned turns_of(JNIEnv *jni, jclass klass)
{
    return (unsigned)(*jni)->GetStaticIntField(jni, klass,
                                               static_field_id(jni, klass, "turns", "I"));
}

/* Waits until the thread has taken so many more turns. */
static inline void await_turns(JNIEnv *jni, jclass klass, unsigned turns)
{
    unsigned before = turns_of(jni, klass);
    while (turns_of(jni, klass) - before < turns)
        sched_yield();
}

#endif
