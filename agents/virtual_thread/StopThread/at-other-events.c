/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("StopThread works on a virtual thread suspended at MethodEntry, SingleStep or a field watch.");

static void act(JNIEnv *jni, jthread thread)
{
    jobject sent = static_object_field(jni, find_class(jni, "virtual_thread/AtEvent"), "SENT",
                                       "Ljava/lang/IllegalStateException;");
    say("StopThread: %s", error_name(ti_if_able(StopThread, thread, sent)));
}

static const struct called called = {"callInt", "()I", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("callInt"),
     .probe = act_at_event_of_case, .cases = OTHER_EVENTS,
     .needs = {.can_suspend = 1,
               OTHER_EVENTS_NEEDS,
               .can_signal_thread = 1,
               .can_support_virtual_threads = 1},
     .timeout = 60);
