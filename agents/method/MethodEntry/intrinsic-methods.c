/* SPDX-License-Identifier: Apache-2.0 */
#include "../intrinsics.h"

TITLE("MethodEntry and MethodExit are posted for methods that a JVM may implement as intrinsics.");

TEST(.target = "method.Intrinsics", .args = LIST("cold"), .probe = observe_intrinsics,
     .cases = INTRINSIC_CASES,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
