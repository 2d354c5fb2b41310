/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../without_carrier.h"

TITLE("GetThreadState of a virtual thread whose wait is over reports it as runnable or still waiting.");

/* Where it needs no carrier, it may be in another state for a moment in the class library. */
static void act(JNIEnv *jni, jthread thread)
{
    jint bits = JVMTI_THREAD_STATE_RUNNABLE;
    if (!is_case("unblocked"))
        bits |= JVMTI_THREAD_STATE_WAITING;
    if (!is_case("unparked"))
        bits |= JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER;
    say("at first: %s", thread_state(state_with(thread, bits)));
    must_suspend_with(thread, bits);
    say("suspended: %s", thread_state(state_with(thread, bits)));
    must(ResumeThread, thread);
    say("resumed: %s", thread_state(state_with(thread, bits)));
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST("unparked", "unblocked", "notified"),
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
