/* SPDX-License-Identifier: Apache-2.0 */

/* A clock that only goes forward: for how long something takes, not for dates. */
#ifndef ASSAY_BASE_CLOCK_H
#define ASSAY_BASE_CLOCK_H

#include <stdint.h>
#include <time.h>

/* Seconds since some moment before the process began. */
static inline double clock_seconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* The same in milliseconds. */
static inline uint64_t clock_milliseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
}

#endif
