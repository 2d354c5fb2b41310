/* SPDX-License-Identifier: Apache-2.0 */
#include "field_uses.h"

TITLE("PopFrame in callbacks of watches on instance fields has the method called again with its arguments.");

static void leave(jthread thread)
{
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

TEST(.target = "stack.FieldUses", .probe = leave_at_fields, .since = 13,
     .needs = {.can_pop_frame = 1,
               .can_generate_field_access_events = 1,
               .can_generate_field_modification_events = 1},
     .cases = FIELD_CASES);
