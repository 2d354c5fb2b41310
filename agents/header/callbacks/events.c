/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_events
#include "processes.h"
#include "header_checks.inc"

TITLE("The header declares each event's callback at the position of its number.");

static void check(JavaVM *vm, char *options)
{
    check_header(checks);
}

TEST(.load = check, .timeout = 120);
