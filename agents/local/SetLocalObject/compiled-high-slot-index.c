/* SPDX-License-Identifier: Apache-2.0 */
#include "../wide.h"

TITLE("SetLocalObject stores objects at high slot indices of a compiled method.");

TEST(.target = "classfile.Wide", .args = LIST("slots", "compiled"), .probe = set_wide_slots,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_EARLY));
