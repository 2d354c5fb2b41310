/* SPDX-License-Identifier: Apache-2.0 */
#include "../parked_hooks.h"

TITLE("Class file hooks do no harm to a virtual thread that parks and owns a monitor.");

PARKED_HOOKS_TEST("parked-owning");
