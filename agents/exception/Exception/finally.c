/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("A finally clause shows as the handler, and what leaves it as another throw.");

TEST(.target = "exception.Throws", .args = LIST("finally"), .probe = watch_throws,
     .needs = {.can_generate_exception_events = 1});
