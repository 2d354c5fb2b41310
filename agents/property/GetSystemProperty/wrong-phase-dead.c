/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The dead phase is the wrong one for GetSystemProperty.");

static void unload(JavaVM *vm)
{
    char *value;
    say("GetSystemProperty: %s", error_name(ti(GetSystemProperty, "assay.word", &value)));
}

TEST(.unload = unload, .vm_args = LIST("-Dassay.word=seven"));
