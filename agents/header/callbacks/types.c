/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_callbacks
#include "../header.h"

TITLE("The types of callbacks in the JVM's header have the specified parameters.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
