/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("What passes through a native method is detected where it was thrown.");

TEST(.target = "exception.Throws", .args = LIST("through-native"), .probe = watch_throws,
     .needs = {.can_generate_exception_events = 1});
