/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception reports a finally clause as handler, and its rethrow as another exception.");

TEST(.target = "exception.Throws", .args = LIST("finally"), .probe = say_throws,
     .needs = {.can_generate_exception_events = 1});
