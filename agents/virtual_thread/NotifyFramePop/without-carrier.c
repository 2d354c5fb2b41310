/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "../without_carrier.h"

TITLE("NotifyFramePop works on a suspended virtual thread without a carrier.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: %s %s", method_name(method), on_current(jni, thread));
}

static void act(JNIEnv *jni, jthread thread)
{
    on(FramePop, popped);
    must(SuspendThread, thread);
    say("NotifyFramePop: %s",
        error_name(ti_if_able(NotifyFramePop, thread, depth_of_method(thread, ACT))));
    say("NotifyFramePop: %s",
        error_name(ti_if_able(NotifyFramePop, thread, depth_of_method(thread, RUN))));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST(WITH_FRAMES),
     .needs = {
         .can_generate_frame_pop_events = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
