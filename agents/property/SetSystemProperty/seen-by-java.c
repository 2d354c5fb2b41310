/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Java may see what was set before the JVM began, or what the command line gave.");

static void load(JavaVM *vm, char *options)
{
    jvmtiError error = ti(SetSystemProperty, "assay.word", "after");
    say("SetSystemProperty: %s", error_name(error));
}

TEST(.target = "property.Told", .load = load, .vm_args = LIST("-Dassay.word=before"));
