/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "processes.h"

TITLE("JAVA_TOOL_OPTIONS is processed before the command line.");

static void load(JavaVM *vm, char *options)
{
    char *rule = NULL;
    need_tool_options("a.other");
    must(GetSystemProperty, "a.rule", &rule);
    if (strcmp(readable_text(rule), "later") != 0)
        inapplicable("of options that set one property the later one does not count");
    say_property_value("a.word");
    say_property_value("a.other");
}

TEST(.load = load, .vm_args = LIST("-Da.rule=former", "-Da.rule=later", "-Da.word=line"),
     .env = LIST("JAVA_TOOL_OPTIONS=-Da.word=variable -Da.other=variable"));
