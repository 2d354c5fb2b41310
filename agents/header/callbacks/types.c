/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_callbacks
#include "../header.h"

TITLE("The header declares each callback type with the specified parameters.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
