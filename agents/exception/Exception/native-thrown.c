/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception for an exception thrown by a native method is posted in its Java caller.");

TEST(.target = "exception.Throws", .args = LIST("native"), .probe = say_throws,
     .needs = {.can_generate_exception_events = 1});
