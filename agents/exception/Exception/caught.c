/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("An Exception event tells where a throwable was thrown and which handler will take it.");

TEST(.target = "exception.Throws", .args = LIST("catcher", "same", "far", "catcher"),
     .probe = watch_throws, .needs = {.can_generate_exception_events = 1});
