/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("ForceEarlyReturnLong returns the value from a method of a virtual thread suspended at a breakpoint.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnLong: %s",
        error_name(ti_if_able(ForceEarlyReturnLong, thread, 1234567890123)));
}

static const struct called called = {"callLong", "()J", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("callLong"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_force_early_return = 1,
               .can_support_virtual_threads = 1});
