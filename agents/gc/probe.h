/* SPDX-License-Identifier: Apache-2.0 */

/* For tests of assay.Probe: counts events whose handlers may not ask for the phase. What had come
 * when a handler that may ask was in the start phase came before the live phase, which begins when
 * VMInit is sent to the first environment. */
#ifndef ASSAY_GC_PROBE_H
#define ASSAY_GC_PROBE_H

#include <stdatomic.h>

#include "heap.h"

static atomic_int events, events_before;

static inline void note_events_before(void)
{
    int count = events;
    jvmtiPhase phase = 0;
    must(GetPhase, &phase);
    if (phase == JVMTI_PHASE_START && count > events_before)
        events_before = count;
}

static inline void JNICALL note_at_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    note_events_before();
}

#endif
