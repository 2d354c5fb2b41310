/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_structs
#include "../header.h"

TITLE("The header declares the members of each structure as specified, in order.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
