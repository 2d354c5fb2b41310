/* SPDX-License-Identifier: Apache-2.0 */
#include "../holding_locals.h"

TITLE("Locals of a virtual thread in native code have its tag, frame and slot if they are reported.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.HoldingLocals", .args = LIST("native"),
     .probe = say_virtual_locals,
     .needs = {.can_tag_objects = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
