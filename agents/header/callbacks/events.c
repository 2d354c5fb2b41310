/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_events
#include "../header.h"

TITLE("The header declares each event's callback at the position of its number.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
