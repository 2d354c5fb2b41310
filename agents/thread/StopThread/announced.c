/* SPDX-License-Identifier: Apache-2.0 */
#include "../stoppable.h"

TITLE("What is thrown in a running thread is announced with its handler, and caught there once.");

TEST(.target = "thread.Stoppable", .args = LIST("running"), .probe = stop_with_events,
     .death = say_events, .needs = {.can_signal_thread = 1, .can_generate_exception_events = 1});
