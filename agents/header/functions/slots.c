/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_functions
#include "../header.h"

TITLE("The header declares each function in its slot with the specified parameters.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
