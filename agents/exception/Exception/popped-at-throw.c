/* SPDX-License-Identifier: Apache-2.0 */
#include "../left_at_throw.h"

TITLE("Exception is posted for what a thread throws after PopFrame in an earlier Exception callback.");

static void leave(jthread thread)
{
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

TEST(.target = "exception.LeftAtThrow", .probe = observe_after_leaving, .since = 13,
     .needs = {.can_generate_exception_events = 1,
               .can_generate_single_step_events = 1,
               .can_pop_frame = 1},
     .cases = LIST("plain", "stepping"));
