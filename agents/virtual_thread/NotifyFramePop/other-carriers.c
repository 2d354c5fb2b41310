/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "../carrier_switch.h"

TITLE("NotifyFramePop on one carrier leads to one FramePop when the frame is popped on another.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: %s %s", method_name(method), on_current(jni, thread));
}

static void prepare(JNIEnv *jni)
{
    on(FramePop, popped);
}

static void take_turn(JNIEnv *jni, jthread self, int turn)
{
    say("turn %d", turn);
    if (turn == 1 || turn == 2)
        say("turn: %s", error_name(ti_if_able(NotifyFramePop, NULL, 1)));
    if (turn == 2)
        say("run: %s", error_name(ti_if_able(NotifyFramePop, self, 2)));
}

TEST(VIRTUAL_THREADS_WITH(TWO_CARRIERS), .target = "virtual_thread.CarrierSwitch",
     .probe = carrier_switch_probe,
     .needs = {.can_generate_frame_pop_events = 1, .can_support_virtual_threads = 1});
