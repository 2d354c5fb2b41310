/* SPDX-License-Identifier: Apache-2.0 */
#include "../variable.h"

TITLE("JAVA_TOOL_OPTIONS keeps blanks and single quotes between double quotes.");

static void load(JavaVM *vm, char *options)
{
    need_variable("a.after");
    say_property("a.blank");
    say_property("a.tab");
    say_property("a.quotes");
    say_property("a.after");
}

TEST(.load = load, .env = LIST("JAVA_TOOL_OPTIONS=\"-Da.blank=one  two\" -Da.tab=\"three\tfour\" "
                               "-Da.quotes=\"a 'b' c\" -Da.after=7"));
