/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_capabilities
#include "../header.h"

TITLE("Each capability in the JVM's header is the bit that it is specified to be.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
