/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception is posted for the exceptions that follow one which native code has cleared.");

TEST(.target = "exception.Throws",
     .args = LIST("cleared", "catcher", "caught-by-native", "same", "caught-by-native"),
     .probe = say_throws, .needs = {.can_generate_exception_events = 1});
