/* SPDX-License-Identifier: Apache-2.0 */
#include "../reacquiring.h"

TITLE("A virtual thread that was notified and must regain its monitor, is blocked.");

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Reacquiring", .args = LIST("notified"),
     .probe = reacquiring_probe, .needs = {.can_suspend = 1});
