/* SPDX-License-Identifier: Apache-2.0 */
#include "../array_results.h"

TITLE("MethodExit reports the array that a method returns on a virtual thread.");

TEST(.target = "method.ArrayResults", .args = LIST("virtual"), .probe = observe_array_results,
     .needs = {.can_generate_method_exit_events = 1, .can_support_virtual_threads = 1},
     .since = 21);
