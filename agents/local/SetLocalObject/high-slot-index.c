/* SPDX-License-Identifier: Apache-2.0 */
#include "../wide.h"

TITLE("SetLocalObject keeps objects alive at high slot indices, and the method uses them.");

TEST(.target = "classfile.Wide", .args = LIST("slots", "cold"), .probe = set_wide_slots,
     .needs = {.can_access_local_variables = 1});
