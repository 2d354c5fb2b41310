/* SPDX-License-Identifier: Apache-2.0 */
#include "../without_carrier.h"

TITLE("StopThread on a suspended virtual thread without a carrier works or returns OPAQUE_FRAME.");

static void act(JNIEnv *jni, jthread thread)
{
    jobject sent = static_object_field(jni, find_class(jni, "virtual_thread/WithoutCarrier"),
                                       "SENT", "Ljava/lang/IllegalStateException;");
    say("not suspended: %s", error_name(ti(StopThread, thread, sent)));
    must(SuspendThread, thread);
    say("suspended: %s", error_name(ti(StopThread, thread, sent)));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST(WITH_FRAMES),
     .needs = {.can_signal_thread = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
