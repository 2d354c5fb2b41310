/* SPDX-License-Identifier: Apache-2.0 */
#include "../shadow_catches.h"

TITLE("ExceptionCatch is posted where Exception announced it, over hundreds of random exceptions.");

TEST(WANDERING, .probe = observe, .needs = {.can_generate_exception_events = 1});
