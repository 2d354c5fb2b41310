/* SPDX-License-Identifier: Apache-2.0 */

/*
 * A record of VMObjectAlloc or SampledObjectAlloc events: those on one thread, in their order.
 *
 *     on(SampledObjectAlloc, record_allocation);
 *     record_allocations_of(jni, klass);
 *     ...                                     the current thread allocates
 *     say("events: %d", allocation_count);
 */
#ifndef ASSAY_ALLOCATIONS_H
#define ASSAY_ALLOCATIONS_H

#include "assay.h"

enum { ALLOCATIONS_MAX = 2000 };

/* The first ALLOCATIONS_MAX events, and the number of all. */
struct allocation {
    jweak object, klass; /* the event's arguments */
    bool right_size;     /* equal to GetObjectSize in the callback; it may change later */
};
extern struct allocation allocations[ALLOCATIONS_MAX];
extern int allocation_count;

/* Of these, the events with another environment, or another thread than the current one. */
extern int wrong_threads;

/* Forgets the record, and records the events for instances of the class, or of any for null, on
 * the current thread. */
void record_allocations_of(JNIEnv *jni, jclass klass);
extern jobject recorded_class; /* a global reference, or null */

/* The callback of both events. */
void JNICALL record_allocation(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                               jclass klass, jlong size);

/* For callbacks of the test's own: whether the current thread is the one whose events are
 * recorded. */
bool is_recording_thread(jvmtiEnv *env, JNIEnv *jni);

/* Whether an event has the class and the size of its object. */
bool is_allocation_right(JNIEnv *jni, const struct allocation *allocation);

/* The number of events for an object; counts in `right` those that have its class and size. */
int allocations_of_object(JNIEnv *jni, jobject object, int *right);

#endif
