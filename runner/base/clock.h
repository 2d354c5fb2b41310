/* SPDX-License-Identifier: Apache-2.0 */

/* A clock that only goes forward: for how long something takes, not for dates. */
#ifndef ASSAY_BASE_CLOCK_H
#define ASSAY_BASE_CLOCK_H

#include <time.h>

/* Seconds since some moment before the process began. */
static inline double clock_seconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

#endif
