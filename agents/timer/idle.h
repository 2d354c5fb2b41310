/* SPDX-License-Identifier: Apache-2.0 */

/* Whether the processor time of a thread that does nothing grows with the caller's. */
#ifndef ASSAY_TIMER_IDLE_H
#define ASSAY_TIMER_IDLE_H

#include "counting.h"

/* Works for a fifth of a second of processor time meanwhile, and for three updates of it: what the other
 * thread used before may be in its first. */
static inline void say_idle_growth(jthread thread)
{
    jvmtiTimerInfo info = {0};
    jlong idle_before = 0, idle_after = 0, own_before = 0, own = 0, last = 0;
    int updates = 0;
    must(GetThreadCpuTimerInfo, &info);
    if (!has_range(&info))
        return;
    must(GetThreadCpuTime, thread, &idle_before);
    must(GetThreadCpuTime, NULL, &own_before);
    own = own_before;
    do {
        last = own;
        must(GetThreadCpuTime, NULL, &own);
        updates += own != last;
    } while (growth(&info, own_before, own) < MILLISECONDS(200) || updates < 3);
    must(GetThreadCpuTime, thread, &idle_after);
    say("less than half of the caller's time: %s",
        truth(growth(&info, idle_before, idle_after) < growth(&info, own_before, own) / 2
              || info.may_skip_forward));
}

#endif
