/* SPDX-License-Identifier: Apache-2.0 */
#include "../wide.h"

TITLE("Objects that the agent put into far slots live on there, and the method sees them.");

TEST(.target = "classfile.Wide", .args = LIST("slots", "cold"), .probe = set_wide_slots,
     .needs = {.can_access_local_variables = 1});
