/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "processes.h"
#include "../set_twice.h"

TITLE("JAVA_TOOL_OPTIONS is processed before the command line.");

static void load(JavaVM *vm, char *options)
{
    need_tool_options("a.other");
    need_later_option();
    say_property_value("a.word");
    say_property_value("a.other");
}

TEST(.load = load, .vm_args = LIST(SET_TWICE, "-Da.word=line"),
     .env = LIST("JAVA_TOOL_OPTIONS=-Da.word=variable -Da.other=variable"));
