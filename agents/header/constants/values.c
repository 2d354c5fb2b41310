/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_constants
#include "../header.h"

TITLE("The header defines each constant of its release with the specified value.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
