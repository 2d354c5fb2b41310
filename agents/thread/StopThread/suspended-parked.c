/* SPDX-License-Identifier: Apache-2.0 */
#include "../stoppable.h"

TITLE("StopThread throws in a parked thread that is suspended, at the latest when it is unparked after the resumption.");

TEST(.target = "thread.Stoppable", .args = LIST("parked"), .probe = stop_suspended_and_release,
     .needs = {.can_signal_thread = 1, .can_suspend = 1});
