/* SPDX-License-Identifier: Apache-2.0 */
#include "../stoppable.h"

TITLE("StopThread of a running thread posts Exception with its handler and ExceptionCatch once.");

TEST(.target = "thread.Stoppable", .args = LIST("running"), .probe = stop_with_events,
     .death = say_events, .needs = {.can_signal_thread = 1, .can_generate_exception_events = 1});
