/* SPDX-License-Identifier: Apache-2.0 */

/* Work that is nearly all work of the system, and the time that it takes, as the platform counts it. */
#ifndef ASSAY_TIMER_SYSTEM_WORK_H
#define ASSAY_TIMER_SYSTEM_WORK_H

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "threads.h"

/* The CPU time of the calling thread in system mode, or in user mode. */
static inline jlong in_mode(bool system)
{
    struct rusage usage;
    if (getrusage(RUSAGE_THREAD, &usage) != 0)
        inapplicable("the platform does not report the times of a thread");
    struct timeval time = system ? usage.ru_stime : usage.ru_utime;
    return (jlong)time.tv_sec * 1000000000 + time.tv_usec * 1000;
}

/* Reads zeros for 400 ms of CPU time. Gives the times in both modes. */
static inline void work_in_system(jlong *user, jlong *system)
{
    static char zeros[1 << 20];
    jlong user_before = in_mode(false), system_before = in_mode(true);
    int file = open("/dev/zero", O_RDONLY);
    do {
        if (read(file, zeros, sizeof zeros) <= 0)
            broken("/dev/zero cannot be read");
        *user = in_mode(false) - user_before;
        *system = in_mode(true) - system_before;
    } while (*user + *system < MILLISECONDS(400));
    close(file);
    if (*system < MILLISECONDS(250))
        inapplicable("the platform does not count the work of the system as such");
}

/* Whether a timer of that kind has counted what it counts of these times. How often the platform
 * looks which mode it is, is its own: hence the margin. */
static inline const char *as_its_kind(const jvmtiTimerInfo *info, jlong counted, jlong user,
                                      jlong system)
{
    jlong due = info->kind == JVMTI_TIMER_TOTAL_CPU ? user + system : user;
    return truth(counted > due - MILLISECONDS(100) && counted < due + MILLISECONDS(100));
}

#endif
