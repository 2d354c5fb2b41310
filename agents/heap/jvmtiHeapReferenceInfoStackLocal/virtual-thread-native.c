/* SPDX-License-Identifier: Apache-2.0 */
#include "../virtual.h"

TITLE("Locals of a virtual thread in native code come with tag, frame and slot, or not at all.");

VIRTUAL_TEST(.target = "virtual_thread.Holding", .args = LIST("native"),
             .probe = say_virtual_locals, .needs = {.can_tag_objects = 1});
