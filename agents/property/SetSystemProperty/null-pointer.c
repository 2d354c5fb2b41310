/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetSystemProperty returns NULL_POINTER for a null key.");

static void load(JavaVM *vm, char *options)
{
    say("SetSystemProperty: %s", error_name(ti(SetSystemProperty, NULL, "value")));
}

TEST(.load = load);
