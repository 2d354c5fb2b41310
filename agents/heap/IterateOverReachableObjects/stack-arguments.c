/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_locals.h"

TITLE("A jvmtiStackReferenceCallback gets thread, depth, method and slot of each local variable.");

TEST(.target = "heap.walk.Locals", .args = LIST("elsewhere"), .probe = say_old_locals,
     .needs = {.can_tag_objects = 1});
