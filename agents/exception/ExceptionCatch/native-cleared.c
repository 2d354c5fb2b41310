/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("ExceptionCatch is not posted for an exception that native code throws and clears.");

TEST(.target = "exception.Throws", .args = LIST("cleared", "uncaught", "catcher"),
     .probe = say_catches, .needs = {.can_generate_exception_events = 1});
