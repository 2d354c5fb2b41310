/* SPDX-License-Identifier: Apache-2.0 */
#include "../left_at_throw.h"

TITLE("Exception is posted for what a thread throws after a forced return in an earlier Exception callback.");

static void leave(jthread thread)
{
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
}

TEST(.target = "exception.LeftAtThrow", .probe = observe_after_leaving,
     .needs = {.can_generate_exception_events = 1,
               .can_generate_single_step_events = 1,
               .can_force_early_return = 1},
     .cases = LIST("plain", "stepping"));
