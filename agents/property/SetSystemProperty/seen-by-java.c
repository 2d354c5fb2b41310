/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Java code may see the value that SetSystemProperty set, or that of the command line.");

static void load(JavaVM *vm, char *options)
{
    jvmtiError error = ti(SetSystemProperty, "assay.word", "after");
    say("SetSystemProperty: %s", error_name(error));
}

TEST(.target = "property.JavaView", .load = load, .vm_args = LIST("-Dassay.word=before"));
