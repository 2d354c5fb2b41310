/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A null key is refused with NULL_POINTER.");

static void load(JavaVM *vm, char *options)
{
    say("SetSystemProperty: %s", error_name(ti(SetSystemProperty, NULL, "value")));
}

TEST(.load = load);
