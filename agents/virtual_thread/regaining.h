/* SPDX-License-Identifier: Apache-2.0 */

/* The thread of virtual_thread.Reacquiring, whose wait is over, and which must regain its monitor. */
#ifndef ASSAY_VIRTUAL_THREAD_REGAINING_H
#define ASSAY_VIRTUAL_THREAD_REGAINING_H

#include "situation.h"

/* Its state before, while and after it is suspended. */
static inline void regaining_probe(JNIEnv *jni, jobject thread)
{
    settle(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_state(thread);
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say("suspended: %s", truth(is_suspended(thread)));
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
    settle(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_state(thread);
}

#define REGAINING_TEST(WAY)                                                                        \
    TEST(.target = "virtual_thread.Reacquiring", .args = LIST(WAY), .probe = regaining_probe,      \
         .since = 21, .vm_args = LIST(CARRIERS), .needs = {.can_suspend = 1})

#endif
