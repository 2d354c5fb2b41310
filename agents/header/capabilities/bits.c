/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_capabilities
#include "processes.h"
#include "header_checks.inc"

TITLE("The header declares each capability as the specified bit.");

static void check(JavaVM *vm, char *options)
{
    check_header(checks);
}

TEST(.load = check, .timeout = 120);
