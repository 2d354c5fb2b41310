/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_customary
#include "processes.h"
#include "header_checks.inc"

TITLE("The header defines the customary constants that agents use.");

static void check(JavaVM *vm, char *options)
{
    check_header(checks);
}

TEST(.load = check, .timeout = 120);
