/* SPDX-License-Identifier: Apache-2.0 */
#include "../array_results.h"

TITLE("MethodExit reports the array that a method or a native method returns.");

TEST(.target = "method.ArrayResults", .args = LIST("platform"), .probe = observe_array_results,
     .needs = {.can_generate_method_exit_events = 1});
