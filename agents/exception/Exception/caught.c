/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception reports the throwing location and the handler that will catch the exception.");

TEST(.target = "exception.Throws", .args = LIST("catcher", "same", "far", "catcher"),
     .probe = say_throws, .needs = {.can_generate_exception_events = 1});
