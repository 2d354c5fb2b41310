/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_constants
#include "processes.h"
#include "header_checks.inc"

TITLE("The header defines each constant of its release with the specified value.");

static void check(JavaVM *vm, char *options)
{
    check_header(checks);
}

TEST(.load = check, .timeout = 120);
