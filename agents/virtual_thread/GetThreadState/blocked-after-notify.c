/* SPDX-License-Identifier: Apache-2.0 */
#include "../reacquiring.h"

TITLE("GetThreadState reports a notified virtual thread that reacquires its monitor as blocked.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Reacquiring", .args = LIST("notified"),
     .probe = reacquiring_probe, .needs = {.can_suspend = 1});
