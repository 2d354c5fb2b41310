/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "processes.h"

TITLE("JAVA_TOOL_OPTIONS separates options by any white space, also at its ends.");

static void load(JavaVM *vm, char *options)
{
    need_tool_options("a.one");
    say_property_value("a.one");
    say_property_value("a.two");
    say_property_value("a.three");
    say_property_value("a.four");
    say_property_value("a.five");
    say_property_value("a.six");
    say_property_value("a.seven");
}

TEST(.load = load, .env = LIST("JAVA_TOOL_OPTIONS=  -Da.one=1 -Da.two=2\t-Da.three=3 \n "
                               "-Da.four=4\r\n-Da.five=5\v-Da.six=6\f\f-Da.seven=7 \t"));
