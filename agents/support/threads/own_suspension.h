/* SPDX-License-Identifier: Apache-2.0 */

/* Threads that suspend themselves: the call returns when they are resumed, or at once where it is refused. */
#ifndef ASSAY_OWN_SUSPENSION_H
#define ASSAY_OWN_SUSPENSION_H

#include <sched.h>
#include <stdatomic.h>

#include "threads.h"

/* Waits until the thread is suspended, or has set `returned` after its call. */
static inline void await_own_suspension(jthread thread, const atomic_int *returned)
{
    while (!is_suspended(thread) && atomic_load(returned) == 0)
        sched_yield();
}

#endif
