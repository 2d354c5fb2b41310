/* SPDX-License-Identifier: Apache-2.0 */
#include "../reacquiring.h"

TITLE("GetThreadState reports a virtual thread that reacquires its monitor after a timeout as blocked.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Reacquiring", .args = LIST("timed-out"),
     .probe = reacquiring_probe, .needs = {.can_suspend = 1});
