/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_customary
#include "../header.h"

TITLE("The header defines the customary constants that agents use.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
