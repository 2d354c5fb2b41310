/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("PopFrame works in a callback on the current virtual thread.");

static void act(JNIEnv *jni, jthread self)
{
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, self)));
}

static const struct called called = {"popped", "(I)I", 8};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("popped"),
     .probe = act_in_callback,
     .needs = {.can_generate_breakpoint_events = 1,
               .can_pop_frame = 1,
               .can_support_virtual_threads = 1});
