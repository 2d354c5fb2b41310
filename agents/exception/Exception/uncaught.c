/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("An exception for which no frame has a handler has no catch method, and location 0.");

TEST(.target = "exception.Throws", .args = LIST("uncaught"), .probe = watch_throws,
     .needs = {.can_generate_exception_events = 1});
