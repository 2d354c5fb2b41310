/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Real time as this process measures it, to compare the JVM's timers with.
 *
 *     jlong before = real_time();
 *     ...
 *     say("at most a second: %s", truth(real_time() - before <= MILLISECONDS(1000)));
 */
#ifndef ASSAY_CLOCK_H
#define ASSAY_CLOCK_H

#include <time.h>

#include "assay.h"

#define MILLISECONDS(N) ((jlong)(N)*1000000)

/* Nanoseconds of real time since some start. */
static inline jlong real_time(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (jlong)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Whether two timer informations agree in all fields that carry a meaning. */
static inline jboolean same_timer(const jvmtiTimerInfo *a, const jvmtiTimerInfo *b)
{
    return a->max_value == b->max_value && a->may_skip_forward == b->may_skip_forward
           && a->may_skip_backward == b->may_skip_backward && a->kind == b->kind;
}

#endif
