/* SPDX-License-Identifier: Apache-2.0 */
#include "../intrinsics.h"

TITLE("MethodEntry and MethodExit are posted for methods that a JVM may have compiled as intrinsics.");

TEST(.target = "method.Intrinsics", .args = LIST("compiled"), .probe = observe_intrinsics,
     .vm_args = LIST(COMPILED_BEFORE), .cases = INTRINSIC_CASES,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
