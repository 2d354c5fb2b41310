/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_events
#include "../header.h"

TITLE("Each event's callback in the JVM's header is in the place of its number.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
