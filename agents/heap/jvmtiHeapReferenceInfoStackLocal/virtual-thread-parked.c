/* SPDX-License-Identifier: Apache-2.0 */
#include "../virtual.h"

TITLE("Locals of a parked virtual thread come with tag, frame and slot, or not at all.");

VIRTUAL_TEST(.target = "virtual_thread.Holding", .args = LIST("parked"),
             .probe = say_virtual_locals, .needs = {.can_tag_objects = 1});
