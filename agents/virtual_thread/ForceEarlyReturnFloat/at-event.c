/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("ForceEarlyReturnFloat returns the value from a method of a virtual thread suspended at a breakpoint.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnFloat: %s", error_name(ti_if_able(ForceEarlyReturnFloat, thread, 0.25F)));
}

static const struct called called = {"callFloat", "()F", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("callFloat"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_force_early_return = 1,
               .can_support_virtual_threads = 1});
