/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("ExceptionCatch for an exception from native code is posted where Java code catches it.");

TEST(.target = "exception.Throws", .args = LIST("native", "through-native"), .probe = say_catches,
     .needs = {.can_generate_exception_events = 1});
