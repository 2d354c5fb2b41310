/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_locals.h"

TITLE("A jvmtiStackReferenceCallback gets depth, method and slot in compiled methods, inlined or not.");

TEST(.target = "heap.walk.CompiledLocals", .probe = say_old_locals, .needs = {.can_tag_objects = 1},
     .vm_args = LIST(COMPILED_BEFORE));
