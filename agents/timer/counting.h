/* SPDX-License-Identifier: Apache-2.0 */

/* Values of timers are unsigned, though their type is not, and wrap to zero after max_value. */
#ifndef ASSAY_TIMER_COUNTING_H
#define ASSAY_TIMER_COUNTING_H

#include <stdint.h>

#include "threads.h"

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

/* Whether the timer has any other value than zero, without which nothing can be waited for; said if not. */
static inline bool has_range(const jvmtiTimerInfo *info)
{
    if (info->max_value == 0)
        say("max_value: 0");
    return info->max_value != 0;
}

static inline void note_step(jlong *greatest, jlong step)
{
    *greatest = step > *greatest ? step : *greatest;
}

/* How often the time of a thread is updated is not specified. Works until that of the calling thread has
 * changed twice, as GetCurrentThreadCpuTime or GetThreadCpuTime reports it. Gives the new value, and
 * returns the greatest step; one without end if they do not come within six seconds. */
static inline jlong await_step(const jvmtiTimerInfo *info, bool current, jlong *value)
{
    struct timespec beginning = {0};
    jlong before = 0, greatest = 0;
    for (int changes = -1; changes < 2; before = *value) {
        if (current)
            must(GetCurrentThreadCpuTime, value);
        else
            must(GetThreadCpuTime, NULL, value);
        jlong step = changes < 0 ? 0 : growth(info, before, *value);
        note_step(&greatest, step);
        changes += changes < 0 || step > 0;
        if (!wait_goes_on(&beginning))
            return INT64_MAX;
    }
    return greatest;
}

/* Whether a step of the time is so small that a fifth of a second can be measured. */
static inline void need_small_step(jlong step)
{
    if (step > MILLISECONDS(50))
        inapplicable("the time is updated too seldom");
}

#endif
