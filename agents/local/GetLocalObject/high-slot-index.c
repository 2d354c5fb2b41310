/* SPDX-License-Identifier: Apache-2.0 */
#include "../wide.h"

TITLE("Objects in far slots are given as they are.");

TEST(.target = "classfile.Wide", .args = LIST("slots", "cold"), .probe = get_wide_slots,
     .needs = {.can_access_local_variables = 1});
