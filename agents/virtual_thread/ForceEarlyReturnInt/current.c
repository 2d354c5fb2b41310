/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("ForceEarlyReturnInt with a null thread works in a callback on a virtual thread.");

static void act(JNIEnv *jni, jthread self)
{
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, NULL, -42)));
}

static const struct called called = {"callInt", "()I", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("callInt"),
     .probe = act_in_callback,
     .needs = {.can_generate_breakpoint_events = 1,
               .can_force_early_return = 1,
               .can_support_virtual_threads = 1});
