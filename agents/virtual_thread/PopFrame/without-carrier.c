/* SPDX-License-Identifier: Apache-2.0 */
#include "../popped.h"
#include "../without_carrier.h"

TITLE("PopFrame on a suspended virtual thread without a carrier works or returns OPAQUE_FRAME.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    say_pop(thread, "Lvirtual_thread/WithoutCarrier");
    must(ResumeThread, thread);
}

/* The frame on top may be one of the class library. */
TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST("yielded", "unparked"),
     .needs = {.can_pop_frame = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
