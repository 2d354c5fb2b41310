/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("MethodExit and FramePop are posted on a virtual thread whose method ForceEarlyReturnInt ends.");

static void act(JNIEnv *jni, jthread thread)
{
    say_events_in("Lvirtual_thread/AtEvent$Called;");
    on_thread(MethodExit, say_method_exit, thread);
    on_thread(FramePop, say_frame_pop, thread);
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, thread, 0)));
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 4711)));
}

static const struct called called = {"callInt", "()I", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("callInt"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_frame_pop_events = 1,
               .can_force_early_return = 1,
               .can_support_virtual_threads = 1});
