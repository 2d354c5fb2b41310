/* SPDX-License-Identifier: Apache-2.0 */
#include "../without_carrier.h"

TITLE("InterruptThread of a virtual thread does not interrupt another one, which uses its carrier afterwards.");

static const char *interrupted(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return truth((state & JVMTI_THREAD_STATE_INTERRUPTED) != 0);
}

static void act(JNIEnv *jni, jthread thread)
{
    jthread occupier = static_object_field(jni, find_class(jni, "virtual_thread/WithoutCarrier"),
                                           "occupier", "Ljava/lang/Thread;");
    SAY_CALL(InterruptThread, occupier);
    say("with the carrier: interrupted %s", interrupted(occupier));
    say("without one: interrupted %s", interrupted(thread));
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST("started", WITH_FRAMES),
     .needs = {.can_signal_thread = 1, .can_support_virtual_threads = 1});
