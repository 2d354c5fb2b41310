/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("An exception without a handler in the program may yet be caught by its native code.");

TEST(.target = "exception.Throws", .args = LIST("caught-by-native"), .probe = watch_throws,
     .needs = {.can_generate_exception_events = 1});
