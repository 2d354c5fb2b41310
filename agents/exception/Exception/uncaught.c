/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception reports no catch method and location 0 for an uncaught exception.");

TEST(.target = "exception.Throws", .args = LIST("uncaught"), .probe = say_throws,
     .needs = {.can_generate_exception_events = 1});
