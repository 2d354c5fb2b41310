/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("ForceEarlyReturnInt releases the monitor of a synchronized block of a virtual thread.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 31)));
}

static const struct called called = {"locking", "(I)I", 6};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("locking"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_force_early_return = 1,
               .can_support_virtual_threads = 1});
