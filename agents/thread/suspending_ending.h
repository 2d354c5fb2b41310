/* SPDX-License-Identifier: Apache-2.0 */

/* The suspension of threads that are about to end, platform threads and virtual ones. */
#ifndef ASSAY_THREAD_SUSPENDING_ENDING_H
#define ASSAY_THREAD_SUSPENDING_ENDING_H

#include "assay.h"

static int errors, lost;

/* Either it has ended, or it is suspended, stays alive, and can be resumed. */
static inline void suspend_if_alive(jthread thread)
{
    jint state = 0;
    jvmtiError error = ti(SuspendThread, thread);
    if (error == JVMTI_ERROR_NONE) {
        must(GetThreadState, thread, &state);
        lost += (state & JVMTI_THREAD_STATE_SUSPENDED) == 0;
        lost += (state & JVMTI_THREAD_STATE_ALIVE) == 0;
        lost += ti(ResumeThread, thread) != JVMTI_ERROR_NONE;
    } else {
        errors += error != JVMTI_ERROR_THREAD_NOT_ALIVE;
    }
}

#endif
