/* SPDX-License-Identifier: Apache-2.0 */
#include "field_uses.h"

TITLE("ForceEarlyReturnInt in callbacks of watches on instance fields gives the caller its value.");

static void leave(jthread thread)
{
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
}

TEST(.target = "stack.FieldUses", .probe = leave_at_fields,
     .needs = {.can_force_early_return = 1,
               .can_generate_field_access_events = 1,
               .can_generate_field_modification_events = 1},
     .cases = FIELD_CASES);
