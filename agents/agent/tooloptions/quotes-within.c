/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "processes.h"

TITLE("JAVA_TOOL_OPTIONS allows quoted parts anywhere in an option, more than once.");

static void load(JavaVM *vm, char *options)
{
    need_tool_options("a.none");
    say_property_value("a.middle");
    say_property_value("a.two");
    say_property_value("a.name");
    say_property_value("a.none");
}

TEST(.load = load, .env = LIST("JAVA_TOOL_OPTIONS=-Da.middle=x' y 'z -Da.two=1\" 2\"' 3'4 "
                               "\"-Da.\"name=5 -Da.none=''\"\"6"));
