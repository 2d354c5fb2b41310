/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetSystemProperty with a null value changes nothing and reports whether the key can be set.");

static void load(JavaVM *vm, char *options)
{
    say("probe: %s", error_name(ti(SetSystemProperty, "assay.word", NULL)));
    say_property("assay.word");
    say("set: %s", error_name(ti(SetSystemProperty, "assay.word", "after")));
}

TEST(.load = load, .vm_args = LIST("-Dassay.word=before"));
