/* SPDX-License-Identifier: Apache-2.0 */

/* Waiting for what a thread is about to show. What never comes is left to the test to tell. */
#ifndef ASSAY_VIRTUAL_THREAD_SETTLING_H
#define ASSAY_VIRTUAL_THREAD_SETTLING_H

#include <sched.h>
#include <time.h>

#include "virtual.h"

/* Whether a wait that begins with {0} may go on: for long enough on the busiest machine, but less
 * than the time of the test. Lets others run. */
static inline bool patient(struct timespec *beginning)
{
    enum { SECONDS = 6 };
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (beginning->tv_sec == 0)
        *beginning = now;
    sched_yield();
    return now.tv_sec - beginning->tv_sec < SECONDS;
}

/* Waits until a thread is WAITING, or BLOCKED_ON_MONITOR_ENTER, as the test has it: for Java it
 * may be so a moment before, and after a resumption it may look anew whether it can go on. */
static inline void settle(jthread thread, jint activity)
{
    struct timespec beginning = {0};
    jint state = 0;
    while ((state & activity) == 0 && patient(&beginning))
        must(GetThreadState, thread, &state);
}

#endif
