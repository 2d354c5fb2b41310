/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception for an exception that passes through a native method is posted where it is thrown.");

TEST(.target = "exception.Throws", .args = LIST("through-native"), .probe = say_throws,
     .needs = {.can_generate_exception_events = 1});
