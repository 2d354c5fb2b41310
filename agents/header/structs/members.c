/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_structs
#include "../header.h"

TITLE("The members of each structure in the JVM's header are those specified, in order.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
