/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_functions
#include "../header.h"

TITLE("Each function in the JVM's header is in its slot and takes its parameters.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
