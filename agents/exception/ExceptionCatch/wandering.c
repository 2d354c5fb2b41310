/* SPDX-License-Identifier: Apache-2.0 */
#include "../shadow_catches.h"

TITLE("Over hundreds of exceptions each is caught where Exception said that it would be.");

TEST(WANDERING, .probe = observe, .needs = {.can_generate_exception_events = 1});
