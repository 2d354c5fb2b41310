/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "processes.h"

TITLE("JAVA_TOOL_OPTIONS keeps blanks and single quotes between double quotes.");

static void load(JavaVM *vm, char *options)
{
    need_tool_options("a.after");
    say_property_value("a.blank");
    say_property_value("a.tab");
    say_property_value("a.quotes");
    say_property_value("a.after");
}

TEST(.load = load, .env = LIST("JAVA_TOOL_OPTIONS=\"-Da.blank=one  two\" -Da.tab=\"three\tfour\" "
                               "-Da.quotes=\"a 'b' c\" -Da.after=7"));
