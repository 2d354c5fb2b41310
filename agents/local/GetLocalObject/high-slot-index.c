/* SPDX-License-Identifier: Apache-2.0 */
#include "../wide.h"

TITLE("GetLocalObject returns objects at high slot indices.");

TEST(.target = "classfile.Wide", .args = LIST("slots", "cold"), .probe = get_wide_slots,
     .needs = {.can_access_local_variables = 1});
