/* SPDX-License-Identifier: Apache-2.0 */
#include "../stoppable.h"

TITLE("StopThread throws in a thread suspended in a native method, when that returns after the resumption.");

TEST(.target = "thread.Stoppable", .args = LIST("native"), .probe = stop_suspended_and_release,
     .needs = {.can_signal_thread = 1, .can_suspend = 1});
