/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("What native code throws and clears again is never seen.");

TEST(.target = "exception.Throws", .args = LIST("cleared"), .probe = watch_throws,
     .needs = {.can_generate_exception_events = 1});
