/* SPDX-License-Identifier: Apache-2.0 */
#include "../without_carrier.h"

TITLE("PopFrame on a suspended virtual thread without a carrier works or returns OPAQUE_FRAME.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    SAY_CALL(PopFrame, thread);
    must(ResumeThread, thread);
}

/* The frame on top is one of the class library, or the act that waits for a monitor. */
TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST("yielded", "unparked"),
     .needs = {.can_pop_frame = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
