/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of monitor.Contenders. */
#ifndef ASSAY_THREAD_CONTENDERS_H
#define ASSAY_THREAD_CONTENDERS_H

#include "monitors.h"

/* A waiting thread that has woken for no reason contends for the lock, which main owns: the test is
 * inapplicable then. */
static inline void check_waiting(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    if (strcmp(thread_name(thread), "waiting") == 0
        && (state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0)
        inapplicable("the waiting thread has woken for no reason");
}

#endif
