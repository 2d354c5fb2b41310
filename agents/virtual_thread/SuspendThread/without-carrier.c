/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../without_carrier.h"

TITLE("SuspendThread stops a virtual thread without a carrier until it is resumed.");

/* Time enough for a thread that wrongly goes on to be seen. */
static void give_time(void)
{
    for (int i = 0; i < 20; i++)
        give_others_time();
}

static void act(JNIEnv *jni, jthread thread)
{
    SAY_CALL(SuspendThread, thread);
    SAY_CALL(SuspendThread, thread);
    release_carrier(jni);
    give_time();
    say("suspended: %s", truth(is_suspended(thread)));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST("started", WITH_FRAMES),
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
