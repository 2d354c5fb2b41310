/* SPDX-License-Identifier: Apache-2.0 */

/* For tests of assay.Probe: objects that are tagged and dropped, and counts of events. */
#ifndef ASSAY_GC_PROBE_H
#define ASSAY_GC_PROBE_H

#include <stdatomic.h>

#include "heap.h"

/* Makes an object of the class that is tagged in two environments, to be freed by a collection. Returns
 * a weak global reference to it. */
static inline jweak drop_tagged(JNIEnv *jni, jclass klass, jvmtiEnv *env, jvmtiEnv *another,
                                jlong tag)
{
    jobject object = (*jni)->AllocObject(jni, klass);
    must_in(env, SetTag, object, tag);
    must_in(another, SetTag, object, tag);
    jweak witness = (*jni)->NewWeakGlobalRef(jni, object);
    (*jni)->DeleteLocalRef(jni, object);
    return witness;
}

/* Counts events whose handlers may not ask for the phase. What had come when a handler that may ask was
 * in the start phase came before the live phase, which begins when VMInit is sent to the first
 * environment. */
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
