/* SPDX-License-Identifier: Apache-2.0 */
#include "../regaining.h"

TITLE("A virtual thread that was notified and must regain its monitor, is blocked.");

REGAINING_TEST("notified");
