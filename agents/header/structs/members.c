/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_structs
#include "processes.h"
#include "header_checks.inc"

TITLE("The header declares the members of each structure as specified, in order.");

static void check(JavaVM *vm, char *options)
{
    check_header(checks);
}

TEST(.load = check, .timeout = 120);
