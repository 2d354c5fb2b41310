/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("PopFrame works on a virtual thread suspended at MethodEntry, SingleStep or a field watch.");

static void act(JNIEnv *jni, jthread thread)
{
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

static const struct called called = {"popped", "(I)I", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("popped"),
     .probe = act_at_event_of_case, .cases = OTHER_EVENTS,
     .needs = {.can_suspend = 1,
               OTHER_EVENTS_NEEDS,
               .can_pop_frame = 1,
               .can_support_virtual_threads = 1},
     .timeout = 60);
