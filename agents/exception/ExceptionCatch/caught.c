/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("ExceptionCatch is posted at the start of the handler with the exception caught.");

TEST(.target = "exception.Throws", .args = LIST("catcher", "same", "far", "catcher"),
     .probe = say_catches, .needs = {.can_generate_exception_events = 1});
