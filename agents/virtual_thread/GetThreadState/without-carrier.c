/* SPDX-License-Identifier: Apache-2.0 */
#include "../without_carrier.h"

TITLE("GetThreadState reports a virtual thread that waits for a carrier as runnable.");

static void say_state(jthread thread)
{
    jint state = 0;
    jvmtiError error = ti(GetThreadState, thread, &state);
    say("GetThreadState: %s %s", error_name(error), thread_state(state));
}

static void act(JNIEnv *jni, jthread thread)
{
    say_state(thread);
    must(SuspendThread, thread);
    say_state(thread);
    must(ResumeThread, thread);
    say_state(thread);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST("started", "yielded"),
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
