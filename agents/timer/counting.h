/* SPDX-License-Identifier: Apache-2.0 */

/* Values of timers are unsigned, though their type is not, and wrap to zero after max_value. */
#ifndef ASSAY_TIMER_COUNTING_H
#define ASSAY_TIMER_COUNTING_H

#include <stdint.h>

#include "assay.h"

/* From one value to a later one. */
static inline uint64_t counted(const jvmtiTimerInfo *info, jlong from, jlong to)
{
    uint64_t first = (uint64_t)from, last = (uint64_t)to;
    return last >= first ? last - first : (uint64_t)info->max_value - first + last + 1;
}

/* What goes back seems to count almost the whole range, which no test lasts for. */
static inline bool went_back(const jvmtiTimerInfo *info, jlong from, jlong to)
{
    return counted(info, from, to) > (uint64_t)info->max_value / 2;
}

static inline bool wrongly_back(const jvmtiTimerInfo *info, jlong from, jlong to)
{
    return !info->may_skip_backward && went_back(info, from, to);
}

/* What was counted, or nothing where the timer went back. */
static inline jlong growth(const jvmtiTimerInfo *info, jlong from, jlong to)
{
    return went_back(info, from, to) ? 0 : (jlong)counted(info, from, to);
}

#endif
