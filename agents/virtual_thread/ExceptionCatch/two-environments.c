/* SPDX-License-Identifier: Apache-2.0 */
#include "../two_environments.h"
#include "../throwing.h"

TITLE("Two environments get the catches of two virtual threads, each those it enabled.");

TAKES_TURNS(ExceptionCatch, caught)

ACTING_TEST("catcher", .load = load, .needs = {.can_generate_exception_events = 1});
