/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_capabilities
#include "../header.h"

TITLE("The header declares each capability as the specified bit.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
