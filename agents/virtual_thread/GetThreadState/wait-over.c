/* SPDX-License-Identifier: Apache-2.0 */
#include "../without_carrier.h"

TITLE("GetThreadState of a virtual thread whose wait is over reports it as runnable or still waiting.");

static void say_state(const char *when, jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    say("%s: %s", when, thread_state(state));
}

static void act(JNIEnv *jni, jthread thread)
{
    say_state("at first", thread);
    must(SuspendThread, thread);
    say_state("suspended", thread);
    must(ResumeThread, thread);
    say_state("resumed", thread);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST("unparked", "unblocked", "notified"),
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
