/* SPDX-License-Identifier: Apache-2.0 */
#define CHECK_constants
#include "../header.h"

TITLE("The JVM's header defines each constant of its release, with its value.");

static void check(JavaVM *vm, char *options)
{
    header_checks();
}

TEST(.load = check, .timeout = 120);
