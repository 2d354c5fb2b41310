/* SPDX-License-Identifier: Apache-2.0 */
#include "../reacquiring.h"

TITLE("GetThreadState reports an interrupted virtual thread that reacquires its monitor as blocked.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Reacquiring", .args = LIST("interrupted"),
     .probe = reacquiring_probe, .needs = {.can_suspend = 1});
