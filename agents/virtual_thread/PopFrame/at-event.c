/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("PopFrame on a virtual thread suspended at a breakpoint pops the frame and repeats the call.");

static void act(JNIEnv *jni, jthread thread)
{
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

static const struct called called = {"popped", "(I)I", 8};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("popped"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_pop_frame = 1,
               .can_support_virtual_threads = 1});
