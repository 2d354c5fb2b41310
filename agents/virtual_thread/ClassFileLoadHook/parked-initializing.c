/* SPDX-License-Identifier: Apache-2.0 */
#include "../parked_hooks.h"

TITLE("Class file hooks do no harm to a virtual thread that parks in a class initializer.");

PARKED_HOOKS_TEST("parked-initializing");
