/* SPDX-License-Identifier: Apache-2.0 */
#include "../reacquiring.h"

TITLE("A virtual thread whose wait was interrupted, and which must regain its monitor, is blocked.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Reacquiring", .args = LIST("interrupted"),
     .probe = reacquiring_probe, .needs = {.can_suspend = 1});
