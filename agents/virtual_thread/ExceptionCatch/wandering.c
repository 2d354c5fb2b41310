/* SPDX-License-Identifier: Apache-2.0 */
#include "../../exception/shadow_catches.h"
#include "../resting.h"

TITLE("On a virtual thread that yields and parks each exception is caught where it was announced.");

static void look(jthread thread)
{
}

RESTING_TEST(.needs = {.can_generate_exception_events = 1});
