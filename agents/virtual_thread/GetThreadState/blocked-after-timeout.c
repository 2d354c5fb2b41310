/* SPDX-License-Identifier: Apache-2.0 */
#include "../regaining.h"

TITLE("A virtual thread whose wait timed out, and which must regain its monitor, is blocked.");

REGAINING_TEST("timed-out");
