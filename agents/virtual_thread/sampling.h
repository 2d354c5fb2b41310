/* SPDX-License-Identifier: Apache-2.0 */

/* Allocations until the sampling interval 0 is in force for the current thread. */
#ifndef ASSAY_VIRTUAL_THREAD_SAMPLING_H
#define ASSAY_VIRTUAL_THREAD_SAMPLING_H

#include "virtual.h"

/* Allocates an object whose event counts. */
static void make_one(JNIEnv *jni);

static bool making; /* while it is, the handler counts in place of saying */
static int samples;

/* A new interval may take some allocations until it is in force, in each thread anew. Events that
 * never come are left to the test to tell. */
static inline void make_until_sampled(JNIEnv *jni)
{
    enum { IN_A_ROW = 100, TRIES = 100000 };
    making = true;
    samples = 0;
    for (int tries = 0; tries < TRIES && samples < IN_A_ROW; tries++) {
        samples = 0;
        for (int i = 0; i < IN_A_ROW; i++) {
            make_one(jni);
            no_exception(jni);
        }
    }
    making = false;
}

#endif
