/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../without_carrier.h"

TITLE("GetThreadState reports a virtual thread that waits for a carrier as runnable.");

/* Where it needs no carrier, it may be blocked or waiting for a moment in the class library. */
static void act(JNIEnv *jni, jthread thread)
{
    say_state_with(thread, JVMTI_THREAD_STATE_RUNNABLE);
    must_suspend_with(thread, JVMTI_THREAD_STATE_RUNNABLE);
    say_state(thread);
    must(ResumeThread, thread);
    say_state_with(thread, JVMTI_THREAD_STATE_RUNNABLE);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST("started", "yielded"),
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
