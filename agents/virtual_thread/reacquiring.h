/* SPDX-License-Identifier: Apache-2.0 */

/* The thread of virtual_thread.Reacquiring, whose wait is over, and which has to reacquire its
 * monitor. */
#ifndef ASSAY_VIRTUAL_THREAD_REACQUIRING_H
#define ASSAY_VIRTUAL_THREAD_REACQUIRING_H

#include "threads.h"
#include "virtual.h"

/* Its state before, while and after it is suspended. */
static inline void reacquiring_probe(JNIEnv *jni, jobject thread)
{
    say_state_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    SAY_CALL(SuspendThread, thread);
    say("suspended: %s", truth(is_suspended(thread)));
    SAY_CALL(ResumeThread, thread);
    say_state_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
}

#endif
