/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception reports no catch method for an exception that only native code catches.");

TEST(.target = "exception.Throws", .args = LIST("caught-by-native"), .probe = say_throws,
     .needs = {.can_generate_exception_events = 1});
