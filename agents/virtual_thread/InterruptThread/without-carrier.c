/* SPDX-License-Identifier: Apache-2.0 */
#include "../without_carrier.h"

TITLE("InterruptThread sets the interrupt status of a virtual thread without a carrier.");

static void act(JNIEnv *jni, jthread thread)
{
    jint state = 0;
    SAY_CALL(InterruptThread, thread);
    must(GetThreadState, thread, &state);
    say("interrupted: %s", truth((state & JVMTI_THREAD_STATE_INTERRUPTED) != 0));
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST("started", "yielded", "unparked", "unblocked"),
     .needs = {.can_signal_thread = 1, .can_support_virtual_threads = 1});
