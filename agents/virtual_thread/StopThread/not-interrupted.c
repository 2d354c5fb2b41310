/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"
#include "threads.h"

TITLE("StopThread on a virtual thread suspended at a breakpoint does not interrupt it.");

static void act(JNIEnv *jni, jthread thread)
{
    jobject sent = static_object_field(jni, find_class(jni, "virtual_thread/AtEvent"), "SENT",
                                       "Ljava/lang/IllegalStateException;");
    say("StopThread: %s", error_name(ti_if_able(StopThread, thread, sent)));
    say_interrupted(jni, thread);
}

static const struct called called = {"popped", "(I)I", 8};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("popped", "status"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_signal_thread = 1,
               .can_support_virtual_threads = 1});
