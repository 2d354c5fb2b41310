/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("ExceptionCatch is posted at the start of a finally clause.");

TEST(.target = "exception.Throws", .args = LIST("finally"), .probe = say_catches,
     .needs = {.can_generate_exception_events = 1});
