/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("What native code throws and clears again is not caught.");

TEST(.target = "exception.Throws", .args = LIST("cleared", "uncaught"), .probe = watch_catches,
     .needs = {.can_generate_exception_events = 1});
