/* SPDX-License-Identifier: Apache-2.0 */
#include "../virtual.h"

TITLE("Locals of a virtual thread in a native method come with its tag, frame and slot.");

VIRTUAL_TEST(.target = "virtual_thread.Holding", .args = LIST("native"),
             .probe = say_virtual_locals, .needs = {.can_tag_objects = 1});
