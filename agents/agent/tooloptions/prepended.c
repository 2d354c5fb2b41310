/* SPDX-License-Identifier: Apache-2.0 */
#include "../variable.h"

TITLE("JAVA_TOOL_OPTIONS is processed before the command line.");

static void load(JavaVM *vm, char *options)
{
    need_variable("a.other");
    say_property("a.word");
    say_property("a.other");
}

TEST(.load = load, .vm_args = LIST("-Da.word=line"),
     .env = LIST("JAVA_TOOL_OPTIONS=-Da.word=variable -Da.other=variable"));
